import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000"; // `tessera serve`, while `npm run dev` shows the page

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 300 },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { include: ["src/**/*.test.ts"] },
});
