import { Puzzle } from "lucide-react";
import { icons } from "../../sections/icons";
import { sectionIcons } from "./section_icons";

const named: Record<string, string> = icons;

/** The icon of a section's type; a puzzle piece where nobody knows the type. */
export function SectionIcon({ type, size = 16 }: { type: string; size?: number }) {
  const Icon = sectionIcons[Object.hasOwn(named, type) ? (named[type] ?? "") : ""] ?? Puzzle;
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
