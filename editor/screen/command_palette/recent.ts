const name = "foyer.editor.recent_commands";
const most = 6;

/** What somebody chose last in the command palette, the newest first; kept in the browser. */
export function recentEntries(storage: Storage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(name) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepRecent(storage: Storage, id: string) {
  const others = recentEntries(storage).filter((other) => other !== id);
  try {
    storage.setItem(name, JSON.stringify([id, ...others].slice(0, most)));
  } catch {
    // what is not kept is found by its name
  }
}
