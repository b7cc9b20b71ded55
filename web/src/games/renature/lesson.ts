import type { Lesson } from "../../learn/lesson";

export const lesson: Lesson = {
  game: "renature",
  options: { first: 0 },
  steps: [
    { text: "renature-lesson-1" },
    { text: "renature-lesson-2", wait: ["place", "discard"], show: "place" },
    { text: "renature-lesson-3", wait: ["plant", "leave"], show: "plant" },
    { text: "renature-lesson-4", wait: ["place", "discard"], show: "place" },
    { text: "renature-lesson-5", wait: ["plant", "leave"], show: "plant" },
    { text: "renature-lesson-6", wait: ["place", "discard"], show: "place" },
    { text: "renature-lesson-7", wait: ["plant", "leave"] },
    { text: "renature-lesson-8", wait: ["place", "discard"], show: "place" },
    { text: "renature-lesson-9" },
  ],
};
