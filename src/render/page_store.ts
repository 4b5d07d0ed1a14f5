import { createStore, type StoreApi } from "zustand/vanilla";
import type { Page } from "../../schemas/page";
import type { PlacedSection } from "../layout/place_splits";
import { place } from "./place";

/** A page that is ready to be shown: its chunks and its data are there. */
export interface ShownPage {
  /** Differs for each page that is shown, so that two pages never share a section's state (`goingOn`). */
  key: number;
  page: Page;
  params: Record<string, string>;
  sections: readonly PlacedSection[];
}

export type PageState =
  | {
      status: "shown";
      shown: ShownPage;
      isLoading: boolean;
      movedTo?: string | undefined;
      needsSignIn?: true | undefined;
      isMissing?: true | undefined;
    }
  | { status: "not_found"; isLoading: boolean }
  | { status: "failed"; isLoading: boolean };

export type PageStore = StoreApi<PageState>;

export const createPageStore = (initial: PageState): PageStore => createStore(() => initial);

let lastKey = 0;

export const toShown = ({ page, params }: { page: Page; params: Record<string, string> }): ShownPage => ({
  key: ++lastKey,
  page,
  params,
  sections: place(page.sections),
});

/** A page that was read again for whoever has it before them: its sections go on with what was begun in them, each as it is now. */
export function goingOn(next: PageState, before: PageState): PageState {
  if (next.status !== "shown" || before.status !== "shown") return next;
  const { shown } = before;
  const isSame = next.shown.page.id === shown.page.id && isSameRecord(next.shown.params, shown.params);
  return isSame ? { ...next, shown: { ...next.shown, key: shown.key } } : next;
}

/** Whether two records of texts say the same. */
export function isSameRecord(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
