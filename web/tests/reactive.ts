// An environment for tests in which effects run: a file whose first comment is `@vitest-environment reactive` is compiled as for
// a browser. Otherwise Svelte compiles for a server, where state is plain and there are no effects.
import type { Environment } from "vitest/runtime";

const reactive: Environment = {
  name: "reactive",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
};

export default reactive;
