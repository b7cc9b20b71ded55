import type { Lesson } from "../../learn/lesson";

// One round is played, then it is told how a game ends, and a finished one is scored.
export const lesson: Lesson = {
  game: "treehouse",
  options: { first: 0 },
  steps: [
    { text: "treehouse-lesson-1", ring: ".treehouse .hand", hides: [".treehouse aside"] },
    { text: "treehouse-lesson-2", wait: ["choose"], show: "choose", hides: [".treehouse .scores", ".treehouse .memory"] },
    { text: "treehouse-lesson-3", wait: ["build", "discard"], show: "build", hides: [".treehouse .scores", ".treehouse .memory"] },
    { text: "treehouse-lesson-4", wait: ["choose"], show: "choose", hides: [".treehouse .scores", ".treehouse .memory"] },
    { text: "treehouse-lesson-5", wait: ["build", "discard"], show: "build", hides: [".treehouse .scores", ".treehouse .memory"] },
    // The rest of the round is played without help, until a card is to be laid: then the next step fits.
    { text: "treehouse-lesson-6", wait: [], hides: [".treehouse .memory"] },
    { text: "treehouse-lesson-7", wait: ["lay"], ring: ".treehouse .colours" },
    { text: "treehouse-lesson-8" },
    { text: "treehouse-lesson-9", scoring: true },
    { text: "treehouse-lesson-10" },
  ],
};
