// Completing a written move out of what is offered, word by word.

/** A typed text in the form in which actions are written: small letters, single spaces. */
export const tidy = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, " ");

/** The offered actions that begin with what is typed. */
export function matching(typed: string, choices: readonly string[]): string[] {
  const start = typed.toLowerCase().replace(/^\s+/, "").replace(/\s+/g, " ");
  return choices.filter((choice) => choice.startsWith(start));
}

/** How the typed text can go on by one word, each with the number of actions behind it. */
export function nextWords(typed: string, choices: readonly string[]): { text: string; count: number }[] {
  const found = matching(typed, choices);
  const depth = typed.replace(/^\s+/, "").replace(/\s+/g, " ").split(" ").length;
  const counts = new Map<string, number>();
  for (const choice of found) {
    const words = choice.split(" ");
    const text = words.slice(0, depth).join(" ") + (words.length > depth ? " " : "");
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => ({ text, count }));
}

/** What pressing Tab makes of the typed text: as far as all that is left agrees. */
export function completed(typed: string, choices: readonly string[]): string {
  const found = matching(typed, choices);
  if (!found.length) return typed;
  let common = found[0]!;
  for (const choice of found) {
    let length = 0;
    while (length < common.length && common[length] === choice[length]) length++;
    common = common.slice(0, length);
  }
  return common;
}
