// Who this visitor is. No account: the server knows a browser by a cookie that it sets when there is a name.
import { api } from "./api";
import { say } from "./messages";

export const me = $state({ id: "", name: "" });

export async function findMe(): Promise<void> {
  Object.assign(me, await api.me());
}

/** Take a name, new or another one. */
export async function rename(name: string): Promise<void> {
  Object.assign(me, await api.name(name));
}

/** Be somebody before sitting down: who has not said a name yet is called after a plant or a bird. */
export async function beSomebody(): Promise<void> {
  if (me.id) return;
  const names = say("guest-names").split(/\s*,\s*/);
  await rename(names[Math.floor(Math.random() * names.length)] ?? "Wren");
}
