import type { Lesson } from "../../learn/lesson";

const LEDGER = ".arb aside.ledger";
const OTHERS = ".arb .seats";

// What to plant and to give away is the player's own choice: only where cards come from is pointed at. After the second tree
// it is told what a path is worth and who may score it, and a finished game shows both.
export const lesson: Lesson = {
  game: "arboretum",
  options: { first: 0 },
  steps: [
    { text: "arboretum-lesson-1", ring: ".arb .hand", hides: [LEDGER, OTHERS, ".arb .sources"] },
    { text: "arboretum-lesson-2", wait: ["draw"], show: "draw", hides: [LEDGER, OTHERS] },
    { text: "arboretum-lesson-3", wait: ["draw"], show: "draw", hides: [LEDGER, OTHERS] },
    { text: "arboretum-lesson-4", wait: ["play"], ring: ".arb .hand", hides: [LEDGER, OTHERS] },
    { text: "arboretum-lesson-5", wait: ["discard"], ring: '.arb [data-place="pile 0"]', hides: [LEDGER, OTHERS] },
    { text: "arboretum-lesson-6", wait: ["play"], hides: [LEDGER] },
    { text: "arboretum-lesson-7", ring: ".arb .field", hides: [LEDGER] },
    { text: "arboretum-lesson-8", ring: ".arb .hand" },
    { text: "arboretum-lesson-9", scoring: true },
    { text: "arboretum-lesson-10" },
  ],
};
