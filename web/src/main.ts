import "@fontsource-variable/eb-garamond";
import "@fontsource-variable/inter";
import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { speak } from "./client/words.svelte";
import { language } from "./client/preferences.svelte";

/** With the fonts at hand nothing moves when they come; who waits too long gets others. */
const fonts = ["500 1em 'EB Garamond Variable'", "400 1em 'Inter Variable'"];
const sample = { en: "A", es: "A", pl: "Aą", cs: "Aě" }[language()]; // two languages need more letters
const lettered = Promise.all(fonts.map((font) => document.fonts.load(font, sample))).catch(
  () => {},
); // then without
const patience = new Promise((done) => setTimeout(done, 1500));

await Promise.all([speak(language()), Promise.race([lettered, patience])]);
mount(App, { target: document.getElementById("app")! });
