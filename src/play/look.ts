import type { Scheme, Theme } from "../../schemas/settings";

/** What the page around a game wears, and whether balances are out of sight for a stream (L-6.07). */
export interface Look {
  theme: Theme;
  scheme: Scheme;
  isCovered: boolean;
}

const themes = ["default", "lulu", "wincraft"] satisfies Theme[];

/** A look out of what somebody says; what is unknown is as usual. */
export const readLook = (theme: unknown, scheme: unknown, isCovered: unknown): Look => ({
  theme: themes.find((one) => one === theme) ?? "default",
  scheme: scheme === "light" ? "light" : "dark",
  isCovered: isCovered === true,
});

/** Every colour of a game follows from its document's attributes, and so does what a stream does not show. */
export function wear({ theme, scheme, isCovered }: Look, { documentElement }: Document) {
  Object.assign(documentElement.dataset, { theme, scheme });
  documentElement.toggleAttribute("data-covered", isCovered);
}
