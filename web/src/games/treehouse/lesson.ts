import type { Lesson } from "../../learn/lesson";

export const lesson: Lesson = {
  game: "treehouse",
  options: { first: 0 },
  steps: [
    { text: "treehouse-lesson-1" },
    { text: "treehouse-lesson-2", wait: ["choose"], show: "choose" },
    { text: "treehouse-lesson-3", wait: ["build", "discard"], show: "build" },
    { text: "treehouse-lesson-4", wait: ["choose"], show: "choose" },
    { text: "treehouse-lesson-5", wait: ["build", "discard"], show: "build" },
    { text: "treehouse-lesson-6", wait: ["choose"] },
    { text: "treehouse-lesson-7", wait: ["build", "discard"] },
    // The rest of the round is played without help, up to the card that is laid.
    { text: "treehouse-lesson-8", wait: ["lay"] },
    { text: "treehouse-lesson-9" },
    { text: "treehouse-lesson-10" },
  ],
};
