import { existsSync } from "node:fs";
import path from "node:path";
import type { Room } from "./room.ts";
import { rooms } from "./rooms.ts";

/** What tests and tools import is their own business. */
const isFree = (file: string) => /\.test\.tsx?$|(^|\/)testing\//.test(file);

const isIn = (file: string, at: string) => file === at || file.startsWith(`${at}/`) || withoutEnding(file) === withoutEnding(at);
const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");

/** The room that a file is in; null for what is in none, such as scripts and tests in a browser. */
export function roomOf(file: string): Room | null {
  let found: Room | null = null;
  for (const room of rooms) if (isIn(file, room.at) && room.at.length > (found?.at.length ?? 0)) found = room;
  return found;
}

interface Import {
  /** The file that imports, from the project's root, with "/". */
  from: string;
  specifier: string;
  /** The project's root. */
  root: string;
}

/** Why an import is not allowed; null where it is. */
export function judgeImport({ from, specifier, root }: Import): string | null {
  const room = roomOf(from);
  if (!room || isFree(from)) return null;
  if (!specifier.startsWith(".")) return judgePackage(room, specifier);
  const to = path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ""));
  const target = roomOf(to);
  if (target === room) return judgeNeighbour(room, { from, to, root });
  if (target && room.may.some((at) => at === target.at || (isIn(at, target.at) && isIn(to, at)))) return null;
  const name = target?.at ?? to;
  return `${room.at} does not import ${name}. ${room.why}`;
}

function judgePackage({ at, packages, without, why }: Room, specifier: string): string | null {
  const isNamed = (name: string) => specifier === name || specifier.startsWith(`${name}/`);
  const isRefused = (packages && !packages.some(isNamed)) || without?.some(isNamed);
  return isRefused ? `${at} does not import the package ${specifier}. ${why}` : null;
}

/** Inside a room: topics and section types stand apart, and what a visitor downloads takes nothing of how it is edited. */
function judgeNeighbour(room: Room, { from, to, root }: { from: string; to: string; root: string }): string | null {
  const part = (file: string, depth: number) => file.split("/").slice(0, depth).join("/");
  if (room.areApart && part(from, 3) !== part(to, 3)) return `${part(from, 3)} does not import ${part(to, 3)}. ${room.why}`;
  if (room.at !== "sections") return null;
  if (/\/editor(\.ts)?$/.test(to) || /\/editor(\.ts)?$/.test(to.replace(/\.js$/, "")))
    return "How a section is edited (editor.ts) is imported by sections/editors.ts alone: visitors would download it.";
  const [ofFrom, ofTo] = [part(from, 3), part(to, 3)];
  if (part(from, 2) !== part(to, 2))
    return `${ofFrom} does not import ${ofTo}: what two families share belongs to src/features or src/kit/ui.`;
  const isType = ["index.ts", "index.tsx"].some((name) => existsSync(path.join(root, ofTo, name)));
  if (ofFrom !== ofTo && isType)
    return `${ofFrom} does not import the section type ${ofTo}: what types of a family share lies beside them.`;
  return null;
}
