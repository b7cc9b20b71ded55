import { expect, test } from "vitest";
import { page, read } from "../src/learn/handbook";
import { LANGUAGES } from "../src/lib/languages";

test("headings, paragraphs, lists and bold become blocks, and the title is left to the page", () => {
  expect(read("# Title\n\nOne **bold**\nline.\n\n## Part\n\n- **A1** first\n- second\n")).toEqual([
    {
      kind: "paragraph",
      runs: [
        { text: "One ", bold: false },
        { text: "bold", bold: true },
        { text: " line.", bold: false },
      ],
    },
    { kind: "heading", runs: [{ text: "Part", bold: false }] },
    {
      kind: "list",
      items: [
        [
          { text: "A1", bold: true },
          { text: " first", bold: false },
        ],
        [{ text: "second", bold: false }],
      ],
    },
  ]);
});

test("a picture has a name and says what it shows", () => {
  expect(read("<!-- picture: pure -->\nFour **cards**,\nall alike.")).toEqual([
    {
      kind: "picture",
      name: "pure",
      runs: [
        { text: "Four ", bold: false },
        { text: "cards", bold: true },
        { text: ", all alike.", bold: false },
      ],
    },
  ]);
});

test("angle brackets stay text", () => {
  expect(read("<b>no</b>")).toEqual([{ kind: "paragraph", runs: [{ text: "<b>no</b>", bold: false }] }]);
});

test("the pages of the package are found", async () => {
  for (const language of LANGUAGES) {
    for (const game of ["arboretum", "treehouse", "renature"]) {
      expect((await page(language, game)).length).toBeGreaterThan(8);
      expect((await page(language, `${game}-rules`)).length).toBeGreaterThan(8);
    }
  }
});
