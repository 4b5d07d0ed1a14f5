import type { NavigationLayout } from "../../schemas/settings";
import type { Viewer } from "../../schemas/viewer";

/**
 * Whether the code of a layout's menu comes with the visitor's first sign, as that of sections that only react does
 * (docs/decisions/hydration.md). The panel holds a form, the top navigation opens where a pointer rests, and players' menus follow what happens to them.
 */
export const menuWaits = (layout: NavigationLayout, session: Viewer["session"]) => layout === "stake" && session === "guest";
