// The page's title and icon say when it is my turn, also from a tab in the background.

/** A turn that is over before anybody looked is not worth another icon, which the browser fetches and draws. */
const PATIENCE = 400;
let later: ReturnType<typeof setTimeout> | undefined;

/** Show a title and whether somebody waits for this visitor. */
export function attract(title: string, mine: boolean): void {
  const words = mine ? `● ${title}` : title;
  if (document.title !== words) document.title = words;
  clearTimeout(later);
  later = setTimeout(() => {
    const icon = document.getElementById("favicon");
    const address = mine ? "/icon-turn.svg" : "/icon.svg";
    if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
  }, PATIENCE);
}
