/** Whether nothing shall move: the visitor's setting, or the system's. */
export function motionless(): boolean {
  return document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
