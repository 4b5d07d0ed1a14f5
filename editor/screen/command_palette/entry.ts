import type { LucideIcon } from "lucide-react";

/** Something to choose in the command palette. */
export interface Entry {
  /** The same every time, so that it can be found again as recently used. */
  id: string;
  words: string;
  /** Stands behind the words and is searched too: a route, a reason. */
  detail?: string | undefined;
  icon: LucideIcon;
  keys?: string | undefined;
  /** Only where something is typed: there are hundreds of its kind. */
  isTypedOnly?: boolean;
  /** Stands before others that fit as well, such as the persona's own country. */
  isLikely?: boolean;
  run: () => void;
}

export interface EntryGroup {
  name: string;
  entries: Entry[];
}
