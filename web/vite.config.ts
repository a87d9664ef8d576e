/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000"; // `tessera serve`, while `npx vite` in this folder shows the page

export default defineConfig({
  plugins: [svelte()],
  // Popovers, :has and toSorted: browsers since spring 2024.
  build: {
    target: ["chrome120", "edge120", "firefox125", "safari17.2"],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  // Unit tests also read cases that Python's tests have written elsewhere.
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."], strict: !process.env.VITEST },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    include: ["src/**/*.test.ts"],
    environment: "./client_environment.ts",
    testTimeout: 120_000, // milliseconds, on however busy a machine: only what hangs is ended by it
    hookTimeout: 120_000,
  },
});
