import { expect, test, vi } from "vitest";
import { onKeys } from "../../src/play/keys";

/** A key that is pressed somewhere. */
function press(key: string, inside = ""): KeyboardEvent {
  const event = Object.assign(new Event("keydown", { cancelable: true }), { key });
  const target = { closest: (wanted: string) => (inside && wanted.split(", ").includes(inside) ? {} : null) };
  Object.defineProperty(event, "target", { value: target });
  return event as unknown as KeyboardEvent;
}

test("one press does one thing: whoever hears it first", () => {
  const [scoring, replay] = [vi.fn(), vi.fn()];
  const listeners = [onKeys({ ArrowRight: scoring }, "input"), onKeys({ ArrowRight: replay, Home: replay }, "input")];
  const arrow = press("ArrowRight");
  for (const listener of listeners) listener(arrow);
  expect(scoring).toHaveBeenCalledOnce();
  expect(replay).not.toHaveBeenCalled();
  const home = press("Home");
  for (const listener of listeners) listener(home);
  expect(replay).toHaveBeenCalledOnce();
});

test("other keys, and keys of a field, are left alone", () => {
  const deed = vi.fn();
  const listener = onKeys({ ArrowRight: deed }, "input, select");
  for (const event of [press("a"), press("ArrowRight", "select")]) {
    listener(event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(deed).not.toHaveBeenCalled();
  listener(press("ArrowRight", "button"));
  expect(deed).toHaveBeenCalledOnce();
});
