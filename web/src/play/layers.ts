/** Moves an element to the end of the page, so that no frame around the board clips it; or of the dialog, which is above the page. */
export function onTop(node: HTMLElement): () => void {
  (node.closest("dialog") ?? document.body).append(node);
  return () => node.remove();
}
