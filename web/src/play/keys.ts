// Keys that belong to the page and not to one of its controls.

/**
 * Does what these keys mean, unless they were pressed inside one of `elsewhere` or somebody has dealt with them already. Whoever
 * is to come first listens nearer to the key: on the document before the window.
 */
export function onKeys(deeds: Record<string, () => void>, elsewhere: string): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || (event.target as Element | null)?.closest?.(elsewhere)) return;
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };
}
