import { mount } from "svelte";
import "../src/app.css";
import "../src/play/play.css";
import { loadWords } from "../src/lib/messages";
import { seated } from "../src/lib/seated.svelte";
import Workbench from "./Workbench.svelte";

const game = (new URLSearchParams(location.search).get("frames") ?? "").split("-")[0];
seated.names = ["Olena", "Marco", "Inês", "Finn"];
await Promise.all([loadWords(), loadWords(game)]);
mount(Workbench, { target: document.getElementById("app")! });
