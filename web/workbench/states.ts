// The state page: states.html?game=arboretum&theme=dark#an 8 at risk. What it shows stands in states.py.
import { mount } from "svelte";
import "../src/app.css";
import "../src/play/play.css";
import { loadWords } from "../src/lib/messages";
import { seated } from "../src/lib/seated.svelte";
import States from "./States.svelte";

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "arboretum";
document.documentElement.dataset.theme = wanted.get("theme") ?? "light";
seated.names = ["Olena", "Marco", "Inês", "Finn"];
const [states] = await Promise.all([fetch(`./states-${game}.json`).then((answer) => answer.json()), loadWords(), loadWords(game)]);
mount(States, { target: document.getElementById("app")!, props: { game, states } });
