// The selectors of the games' stylesheets as they can be asked of the state page: with the class of their component, and
// without what comes and goes with the pointer and the focus. `::after` and the like stand for their element.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parse, parseCss, type AST } from "svelte/compiler";

const FOLDER = resolve(import.meta.dirname, "../src/games");
const PASSING = /^:(hover|active|focus-visible)$|^:has\(:focus-visible\)$/;

/** The class that scopes the styles of a component on the state page: `in-arboretum-Hand`. */
export const scope = (file: string): string => `in-${basename(dirname(file))}-${basename(file, ".svelte")}`;

/** One selector: `.note.warn.in-arboretum-Hand`; without a component nothing is added. */
function written(selector: AST.CSS.ComplexSelector, source: string, component: string): string {
  const compounds = selector.children.map(({ combinator, selectors }) => {
    let own = component;
    let text = combinator ? ` ${combinator.name} `.replace(/ +/g, " ") : "";
    for (const one of selectors) {
      const part = source.slice(one.start, one.end);
      if (one.type === "NestingSelector") throw new Error(`${part} in ${component}: nested rules are not read here yet`);
      if (one.type === "PseudoElementSelector" || PASSING.test(part)) continue;
      const global = one.type === "PseudoClassSelector" && one.name === "global";
      if (global) own = "";
      text += global ? part.slice(":global(".length, -1) : part;
    }
    return own ? `${text}.${own}` : text;
  });
  return compounds.join("");
}

function selectorsIn(node: AST.CSS.Node, source: string, component: string): string[] {
  if (node.type === "Atrule" && !node.name.endsWith("keyframes"))
    return node.block?.children.flatMap((child) => selectorsIn(child, source, component)) ?? [];
  return node.type === "Rule" ? node.prelude.children.map((one) => written(one, source, component)) : [];
}

/** All of them, file by file: { "arboretum/Hand.svelte": [".hand.in-arboretum-Hand", ...], ... } */
export function selectors(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.(svelte|css)$/.test(name)) continue;
    const file = join(FOLDER, name);
    const source = readFileSync(file, "utf8");
    const component = name.endsWith(".svelte") ? scope(file) : "";
    const sheet = component ? parse(source, { modern: true }).css : parseCss(source);
    const all = sheet?.children.flatMap((node) => selectorsIn(node, source, component)) ?? [];
    if (all.length > 0) found[name.replaceAll("\\", "/")] = [...new Set(all)];
  }
  return found;
}
