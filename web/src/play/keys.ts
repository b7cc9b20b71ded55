// Keys that belong to the page and not to one of its controls.

/**
 * Calls the handler of a pressed key, unless it was pressed inside one of `elsewhere` or has been handled already. A listener on
 * the document hears a key before one on the window.
 */
export function onKeys(handlers: Record<string, () => void>, elsewhere: string): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || (event.target as Element | null)?.closest?.(elsewhere)) return;
    const handler = handlers[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  };
}
