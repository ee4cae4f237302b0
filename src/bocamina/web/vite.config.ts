import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// Folders with words, seen from this one: those that the server says too, and the client's own.
const SHARED = ["messages", "story/messages", "advice/messages", "analysis/messages"];
const OWN = ["i18n", "table", "drills", "review", "puzzles"];

/** Lets `words:en` be the address of a text with all English words, which is no JavaScript. */
function words(): Plugin {
  let isBuilding = false;
  return {
    name: "words",
    configResolved: ({ command }) => void (isBuilding = command === "build"),
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith("\0words:")) return null;
      const language = id.slice("\0words:".length);
      const folderNames = async (place: string) =>
        (await this.fs.readdir(place, { withFileTypes: true }))
          .filter((entry) => entry.isDirectory() && entry.name !== "__pycache__")
          .map(({ name }) => name);
      const drawn = await folderNames("src/games"); // a game need not have words of its own here
      const games = await folderNames("../games");
      const folders = [
        ...SHARED.map((folder) => `../${folder}`),
        ...OWN.map((folder) => `src/${folder}`),
        ...games.map((name) => `../games/${name}/messages`),
        ...games.filter((name) => drawn.includes(name)).map((name) => `src/games/${name}`),
      ];
      const files = folders.map((folder) => `${folder}/${language}.ftl`);
      const texts = files.map((file) => this.fs.readFile(file, { encoding: "utf8" }));
      const source = (await Promise.all(texts)).join("\n");
      // Tests have no server to fetch files from.
      if (!isBuilding)
        return `export default ${JSON.stringify(`data:text/plain,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: "asset", name: `${language}.ftl`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

export default defineConfig({
  // The server knows where it is on its site, and says so in the page.
  base: "./",
  plugins: [svelte(), words()],
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
