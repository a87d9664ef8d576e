/** What Prettier does not see: mistakes, and lines that it cannot break. */

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

const UNUSED = { argsIgnorePattern: "^_", varsIgnorePattern: "^_" };

export default typescript.config(
  { ignores: ["dist/", "src/messages.ts"] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      "max-len": ["error", { code: 110, ignorePattern: '["`](M|[$][{]dot)' }], // but for drawings
      "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
      "no-undef": "off", // the compiler knows better
      "svelte/no-unused-svelte-ignore": "off", // so does svelte-check
      "svelte/prefer-svelte-reactivity": "off", // ours are replaced, not changed
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
);
