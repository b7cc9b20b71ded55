import type { Lesson } from "./lesson";

export const lesson: Lesson = {
  game: "arboretum",
  steps: [
    { text: "arboretum-lesson-1" },
    { text: "arboretum-lesson-2", wait: ["draw"], show: "draw" },
    { text: "arboretum-lesson-3", wait: ["draw"], show: "draw" },
    { text: "arboretum-lesson-4", wait: ["play"], show: "play" },
    { text: "arboretum-lesson-5", wait: ["discard"], show: "discard" },
    { text: "arboretum-lesson-6", wait: ["draw"], show: "draw" },
    { text: "arboretum-lesson-7", wait: ["draw"], show: "draw" },
    { text: "arboretum-lesson-8", wait: ["play"], show: "play" },
    { text: "arboretum-lesson-9", wait: ["discard"], show: "discard" },
    { text: "arboretum-lesson-10" },
  ],
};
