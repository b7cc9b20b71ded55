// Reads Fluent text. Fetched only where a server has games that this client was not built with: our own words travel read.
export { FluentResource } from "@fluent/bundle";
