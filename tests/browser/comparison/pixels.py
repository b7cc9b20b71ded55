"""Two pictures, pixel by pixel. Chromium reads them, because nothing else here reads PNG files."""

from __future__ import annotations

import base64
from dataclasses import dataclass

from playwright.sync_api import Page

# Where a picture ends before the other, the rest counts as different. The third picture is the second one, pale, with
# what differs in red.
COMPARE = """async ([one, two]) => {
  const load = async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    return image;
  };
  const images = [await load(one), await load(two)];
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  const [first, second] = images.map((image) => {
    brush.clearRect(0, 0, width, height);
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, width, height).data;
  });
  const shown = new ImageData(width, height);
  let pixels = 0, left = width, top = height, right = 0, bottom = 0;
  for (let at = 0; at < first.length; at += 4) {
    const same = [0, 1, 2, 3].every((part) => first[at + part] === second[at + part]);
    if (!same) {
      const x = (at / 4) % width, y = Math.floor(at / 4 / width);
      pixels++;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
    for (let part = 0; part < 3; part++)
      shown.data[at + part] = same ? 255 - (255 - second[at + part]) / 4 : part === 0 ? 220 : 0;
    shown.data[at + 3] = 255;
  }
  if (!pixels) return null;
  brush.putImageData(shown, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return { pixels, box: [left, top, right, bottom], picture: btoa(text) };
}"""


@dataclass(frozen=True)
class Difference:
    pixels: int
    box: tuple[int, int, int, int]
    """Left, top, right, bottom."""
    picture: bytes
    """Where the second picture differs from the first, as a PNG file."""


def difference(page: Page, first: bytes, second: bytes) -> Difference | None:
    """Of two PNG files, found on any page that is open; None if they show the same."""
    if first == second:
        return None
    found = page.evaluate(COMPARE, [base64.b64encode(one).decode() for one in (first, second)])
    if found is None:
        return None
    left, top, right, bottom = found["box"]
    return Difference(found["pixels"], (left, top, right, bottom), base64.b64decode(found["picture"]))
