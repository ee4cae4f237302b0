import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  // The server knows where it is on its site, and says so in the page.
  base: "./",
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    // A page may not hold data: scripts or fonts; files of their own are cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The words of the games stand beside their rules, outside this folder.
  server: { fs: { allow: [".."] } },
});
