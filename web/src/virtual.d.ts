declare module "virtual:words" {
  /** Loaders of Fluent text: `uk` is what the shell says, `uk/arboretum` what a game says. */
  const words: Record<string, () => Promise<string>>;
  export default words;
}
