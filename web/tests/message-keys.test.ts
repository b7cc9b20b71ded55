import { expect, test } from "vitest";
import { keysType } from "../words";

test("the keys that the code may say are those of the catalogue; `npm run keys` writes them", async () => {
  await expect(keysType()).toMatchFileSnapshot("../src/lib/message-keys.ts");
});
