// Where the eyes are over an arboretum: moved by drag, wheel, pinch and keys, or by itself as the arboretum grows.
import { HIGH, STEP_X, STEP_Y, WIDE, extent } from "./cells";

const NEAR = 2.4;
const FAR = 0.22;
const FIT_NEAR = 1.25;
/** What is written along the edges hides no card: on a narrow stage the buttons stand at the right. */
const NARROW = 560;
const AROUND = { above: 48, below: 10, right: 0 };
const AROUND_NARROW = { above: 6, below: 6, right: 48 };

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Where the first card's corner is, in pixels. */
  x = $state(0);
  y = $state(0);
  /** Pixels per unit of the drawing; a card is 100 units wide. */
  zoom = $state(1);
  /** Once moved by hand it no longer follows the growth. */
  free = $state(false);
  /** While a finger or the wheel moves it, nothing eases. */
  moving = $state(false);
  #still: ReturnType<typeof setTimeout> | undefined;

  /** Show these cells whole, with so many cells of ground around them. */
  fit(cells: Iterable<readonly [number, number]>, margin: number): void {
    if (!this.width || !this.height) return;
    const { left, right, top, bottom } = extent(cells);
    const wide = (right - left + 1 + 2 * margin) * STEP_X;
    const high = (bottom - top + 1 + 2 * margin) * STEP_Y;
    const { above, below, right: beside } = this.#around();
    this.zoom = Math.max(FAR, Math.min(FIT_NEAR, (this.width - beside) / wide, (this.height - above - below) / high));
    this.x = (this.width - beside) / 2 - (((left + right) / 2) * STEP_X + WIDE / 2) * this.zoom;
    this.y = (this.height + above - below) / 2 - (((top + bottom) / 2) * STEP_Y + HIGH / 2) * this.zoom;
    this.free = false;
    this.moving = false;
  }

  #around(): typeof AROUND {
    return this.width < NARROW ? AROUND_NARROW : AROUND;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.free = true;
  }

  /** Come closer, the point under (px, py) staying where it is. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    const zoom = Math.max(FAR, Math.min(NEAR, this.zoom * factor));
    this.x = px - ((px - this.x) * zoom) / this.zoom;
    this.y = py - ((py - this.y) * zoom) / this.zoom;
    this.zoom = zoom;
    this.free = true;
  }

  /** Bring a cell into sight, for the keyboard. */
  reveal(x: number, y: number): void {
    const left = this.x + x * STEP_X * this.zoom;
    const top = this.y + y * STEP_Y * this.zoom;
    const right = left + WIDE * this.zoom;
    const bottom = top + HIGH * this.zoom;
    if (left < 0) this.x -= left - 8;
    else if (right > this.width) this.x -= right - this.width + 8;
    const { above } = this.#around();
    if (top < above) this.y -= top - above;
    else if (bottom > this.height) this.y -= bottom - this.height + 8;
  }

  /** Nothing eases until a moment after the last of these calls. */
  touch(): void {
    this.moving = true;
    clearTimeout(this.#still);
    this.#still = setTimeout(() => (this.moving = false), 160);
  }
}

/** Drag with one finger or the mouse, pinch with two, turn the wheel. */
export function hands(camera: Camera): (node: HTMLElement) => () => void {
  return (node) => {
    const down = new Map<number, { x: number; y: number }>();
    let start = { x: 0, y: 0 };
    let panning = false;

    const here = (event: PointerEvent | WheelEvent) => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    function press(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      down.set(event.pointerId, here(event));
      start = here(event);
      panning = down.size > 1;
    }
    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = here(event);
      // A capture from the first moment would turn the click on a card into one on the ground.
      if (!panning && Math.hypot(now.x - start.x, now.y - start.y) < 6) return;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      panning = true;
      camera.touch();
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = Math.hypot(now.x - other.x, now.y - other.y);
        const apartBefore = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        camera.zoomBy(apart / apartBefore, (now.x + other.x) / 2, (now.y + other.y) / 2);
        camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else {
        camera.pan(now.x - before.x, now.y - before.y);
      }
      down.set(event.pointerId, now);
    }
    function release(event: PointerEvent): void {
      down.delete(event.pointerId);
      if (down.size === 0) panning = false;
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      camera.touch();
      const { x, y } = here(event);
      const turn = event.deltaMode === 1 ? event.deltaY * 18 : event.deltaY;
      camera.zoomBy(Math.exp(-turn / (event.ctrlKey ? 120 : 420)), x, y);
    }
    node.addEventListener("pointerdown", press);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", release);
    node.addEventListener("pointercancel", release);
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", release);
      node.removeEventListener("pointercancel", release);
      node.removeEventListener("wheel", wheel);
    };
  };
}
