import { expect, it } from "vitest";
import { isAccountPage, pageKind } from "./page_kind";

const settings = { pageAddresses: { deposit: { en: "/cash-in", de: "/einzahlen" } } };

it.each([
  ["/casino/games/ember-drake", "game"],
  ["/game/42", "game"],
  ["/casino/games", "other"],
  ["/game/42/rules", "other"],
  ["/einzahlen", "cashier"],
  ["/cash-in", "other"],
  ["/profile/withdraw", "cashier"],
  ["/profile", "other"],
  ["/", "other"],
])("takes %s for a page of the kind %s (L-2.80)", (path, kind) => {
  expect(pageKind(path, settings, "de")).toBe(kind);
});

it.each([
  ["/profile", true],
  ["/profile/deposit", true],
  ["/profile2/edit-profile", true],
  ["/account/balance", true],
  ["/profiles", false],
  ["/accounting", false],
  ["/", false],
])("knows whether %s is part of an account: %s (L-2.70)", (path, expected) => {
  expect(isAccountPage(path)).toBe(expected);
});
