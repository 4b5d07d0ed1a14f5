import { Menu } from "@base-ui/react/menu";
import type { ReactNode } from "react";

/** Where a menu opens: past all panes, and yet in a landmark with a name, as everything is that a screen reader goes through (WCAG 1.3.1). */
export function MenuPortal({ label, children }: { label: string; children: ReactNode }) {
  return <Menu.Portal render={<section aria-label={label} />}>{children}</Menu.Portal>;
}
