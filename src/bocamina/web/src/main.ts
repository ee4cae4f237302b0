import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { words } from "./i18n/words.svelte";
import { listGames } from "./server";
import { orRenewed } from "./renewing";
import { apply, settings } from "./settings.svelte";

apply();
// Prefetched while the messages load; later callers share the same promise.
const games = listGames().catch(() => []);
await orRenewed(words.speak(settings.language));
void games.then((found) => words.welcome(found.map(({ name }) => name)));
mount(App, { target: document.getElementById("app")! });
