import type { Page } from "@playwright/test";

/** What goes wrong in a page from now on, in words; a list that grows while the page lives. */
export function watchFaults(page: Page): string[];
/** Answers what `use` does; throws where it throws or where the page has faults. */
export function withoutFaults<Value>(faults: string[], use: () => Promise<Value>): Promise<Value>;
