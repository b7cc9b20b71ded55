// The page's title and icon say when it is my turn, also from a tab in the background.

/** A turn that is over before anybody looked is not told: browsers take their time for a title, and fetch an icon. */
const PATIENCE = 300;
let shown = "";
let later: ReturnType<typeof setTimeout> | undefined;

/** Show a title and whether somebody waits for this visitor. */
export function attract(title: string, mine: boolean): void {
  clearTimeout(later);
  later = setTimeout(() => show(title, mine), title === shown ? PATIENCE : 0);
  shown = title;
}

function show(title: string, mine: boolean): void {
  const words = mine ? `● ${title}` : title;
  if (document.title !== words) document.title = words;
  const icon = document.getElementById("favicon");
  const address = mine ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
}
