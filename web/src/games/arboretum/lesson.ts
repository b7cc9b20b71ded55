import type { Lesson } from "../../learn/lesson";

// What to plant and to give away is the player's own choice: only where cards come from is pointed at.
export const lesson: Lesson = {
  game: "arboretum",
  options: { first: 0 },
  steps: [
    { text: "arboretum-lesson-1" },
    { text: "arboretum-lesson-2", wait: ["draw"], show: "draw" },
    { text: "arboretum-lesson-3", wait: ["draw"], show: "draw" },
    { text: "arboretum-lesson-4", wait: ["play"] },
    { text: "arboretum-lesson-5", wait: ["discard"] },
    { text: "arboretum-lesson-6", wait: ["draw"], show: "draw" },
    { text: "arboretum-lesson-7", wait: ["draw"], show: "draw" },
    { text: "arboretum-lesson-8", wait: ["play"] },
    { text: "arboretum-lesson-9", wait: ["discard"] },
    { text: "arboretum-lesson-10" },
  ],
};
