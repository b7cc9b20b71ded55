// A game's drawings: sheets that are fetched once and put into the page, so that `<use href="#...">` finds them everywhere.

/** How long to wait before each further attempt, in ms; after the last one the next board begins anew. */
const PAUSES = [500, 2000, 8000];

const passed = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function fetchOnce(url: string): Promise<Element> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  // A page that says what is wrong, from something between here and the server, may come as if all were well.
  if (sheet.localName !== "svg") throw new Error(`${url}: not a drawing`);
  return sheet;
}

async function fetchSheet(url: string): Promise<Element> {
  for (const pause of PAUSES) {
    try {
      return await fetchOnce(url);
    } catch {
      await passed(pause);
    }
  }
  return fetchOnce(url);
}

/** What shows these sheets when it is first called: `place` is given them once all have come. */
export function artOf(urls: readonly string[], place: (sheets: Element[]) => void): () => void {
  let shown: Promise<void> | null = null;
  return () => {
    shown ??= Promise.all(urls.map(fetchSheet)).then(place, () => {
      shown = null;
    });
  };
}

/** Put a sheet into the page, where its drawings can be used and it takes no room itself. */
export function hang(sheet: Element): void {
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("class", "unseen");
  document.body.append(document.importNode(sheet, true));
}
