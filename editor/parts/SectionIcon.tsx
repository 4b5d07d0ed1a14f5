import { Puzzle } from "lucide-react";
import { editorOf } from "../workplace/section_types";
import { sectionIcons } from "./section_icons";

/** The icon of a section's type; a puzzle piece where nobody knows the type. */
export function SectionIcon({ type, size = 16 }: { type: string; size?: number }) {
  const Icon = sectionIcons[editorOf(type)?.icon ?? ""] ?? Puzzle;
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
