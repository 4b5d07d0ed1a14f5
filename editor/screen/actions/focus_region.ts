import type { Workplace } from "../../workplace/use_editor";

const regions = ["bar", "left", "canvas", "view", "right", "status"] as const;
type Region = (typeof regions)[number];

/** The region that can be reached: what lies beneath another view cannot. */
const elementOf = (region: Region) =>
  [...document.querySelectorAll<HTMLElement>(`[data-region="${region}"]`)].find((element) => !element.closest("[inert]")) ?? null;
const focusable =
  'input:not([type="hidden"]):not(:disabled), textarea, select, button:not(:disabled, [tabindex="-1"]), a[href], [tabindex="0"]';

/** Where the focus goes first, before what else can have it. */
const stops = { left: '[role="treeitem"][tabindex="0"]', view: '[data-cell][tabindex="0"]' };

/** Leads the focus to a region of the screen, or to the next or previous one that is open. */
export function focusRegion({ canvas }: Workplace, to: Region | 1 | -1) {
  const isInFrame = document.activeElement === canvas.getState().iframe;
  const current = regions.findIndex((region) => elementOf(region)?.contains(document.activeElement));
  const order =
    typeof to === "string"
      ? [to]
      : regions.map((_, step) => regions.at((current + to * (step + 1) + regions.length * 2) % regions.length) ?? "bar");
  for (const region of order) {
    const element = elementOf(region);
    if (!element || element.offsetParent === null) continue;
    if (isInFrame && region === "canvas" && typeof to !== "string") continue;
    const inside =
      region === "canvas" || region === "status"
        ? null
        : element.querySelector<HTMLElement>(region in stops ? `${stops[region as "left"]}, ${focusable}` : focusable);
    requestAnimationFrame(() => (inside ?? element).focus());
    return;
  }
}

/** The search of the pane that is open on the left. */
export const focusPaneSearch = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-region="left"] [data-pane-search]')?.focus()) > 0;
