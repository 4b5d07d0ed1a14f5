import { newId } from "../../core/new_id";

const lockName = (id: string) => `foyer-editor-tab:${id}`;

/** A name for this tab, and which others are open: each holds a lock that the browser gives back when it is gone. */
export function openTab({ navigator }: Pick<Window, "navigator">) {
  const id = newId();
  const { locks } = navigator as { locks?: LockManager }; // missing where the page is not served securely
  void locks?.request(lockName(id), () => new Promise(() => {})).catch(() => {});
  return {
    id,
    async others(): Promise<ReadonlySet<string>> {
      const { held = [] } = (await locks?.query()) ?? {};
      const prefix = lockName("");
      const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
      return new Set(names.filter((name) => name !== id));
    },
  };
}
