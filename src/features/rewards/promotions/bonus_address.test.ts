import { expect, it } from "vitest";
import { bonusAddress } from "./bonus_address";

it.each([
  ["the deposit page with the bonus", "/profile/deposit", "/profile/deposit?b=7&ab=1"],
  ["a bonus that the link names itself", "/profile/deposit?b=3&x=1#pay", "/profile/deposit?b=3&x=1&ab=1#pay"],
  ["another page as it is", "/casino?search=fox", "/casino?search=fox"],
  ["another site as it is", "https://elsewhere.example/profile/deposit", "https://elsewhere.example/profile/deposit"],
  ["a dialog as it is", "?modal=signup", "?modal=signup"],
])("leads to %s (L-2.26, L-2.30)", (_, url, expected) => {
  expect(bonusAddress(url, { bonusId: 7, deposit: "/profile/deposit" })).toBe(expected);
});

it("knows the deposit page by the address that the settings give it (L-2.22)", () => {
  expect(bonusAddress("/cash-in", { bonusId: 7, deposit: "/cash-in" })).toBe("/cash-in?b=7&ab=1");
});
