import type { Lesson } from "../../learn/lesson";

// Two turns are played, then it is told how areas are won, and a finished game is scored.
export const lesson: Lesson = {
  game: "renature",
  options: { first: 0 },
  steps: [
    { text: "renature-lesson-1", ring: ".ren .hand", hides: [".ren .side", ".ren .wealth"] },
    { text: "renature-lesson-2", wait: ["place", "discard"], show: "place", hides: [".ren .side > :not(section)", ".ren .wealth"] },
    { text: "renature-lesson-3", wait: ["plant", "leave"], show: "plant", hides: [".ren .side > :not(section)", ".ren .wealth"] },
    { text: "renature-lesson-4", wait: ["place", "discard"], show: "place", hides: [".ren .side > details"] },
    { text: "renature-lesson-5", wait: ["plant", "leave"], show: "plant", hides: [".ren .side > details"] },
    { text: "renature-lesson-6", ring: ".ren .map", hides: [".ren .side > details"] },
    { text: "renature-lesson-7", ring: ".ren .map", hides: [".ren .side > details"] },
    { text: "renature-lesson-8", ring: ".ren .wealth" },
    { text: "renature-lesson-9", scoring: true },
    { text: "renature-lesson-10" },
  ],
};
