import "@fontsource-variable/eb-garamond";
import "@fontsource-variable/inter";
import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { speak } from "./shell/words.svelte";
import { language } from "./shell/preferences.svelte";

await speak(language());
mount(App, { target: document.getElementById("app")! });
