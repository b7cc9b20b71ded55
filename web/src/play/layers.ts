/** Moves an element to the end of the page, so that no frame around the board clips it. */
export function onTop(node: HTMLElement): () => void {
  document.body.append(node);
  return () => node.remove();
}
