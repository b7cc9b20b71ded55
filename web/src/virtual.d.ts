declare module "virtual:words" {
  import type { FluentResource } from "@fluent/bundle";
  /** Loaders of Fluent messages: `uk` is what the shell says, `uk/arboretum` what a game says. */
  const words: Record<string, () => Promise<FluentResource["body"]>>;
  export default words;
}
