// The pieces of every game that shows its own, each game in a section.
import { mount, type Component } from "svelte";
import "../../src/fonts.css";
import "../../src/app.css";
import "./kinds.css";
import "./shapes";

const games = import.meta.glob<{ default: Component }>("../../src/games/*/Kinds.svelte", { eager: true });
for (const [path, { default: Kinds }] of Object.entries(games)) {
  const section = document.createElement("section");
  section.dataset.game = path.split("/").at(-2);
  document.body.append(section);
  mount(Kinds, { target: section });
}
