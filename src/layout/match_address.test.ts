import { expect, it } from "vitest";
import { matchAddress } from "./match_address";

const pages = ["/", "/profile/deposit", "/casino/:subCategorySlug", "/offers"].map((route) => ({ route }));
const settings = {
  pageAddresses: {
    deposit: { en: "/profile/deposit", de: "/konto/einzahlen", fi: "/casino/talleta", es: "/offers" },
    nowhere: { en: "/a", de: "/b" },
  },
};

it.each([
  ["/profile/deposit", "/profile/deposit"],
  ["/konto/einzahlen", "/profile/deposit"],
  ["/konto/einzahlen/", "/profile/deposit"],
  ["/casino/talleta", "/profile/deposit"],
  ["/casino/slots", "/casino/:subCategorySlug"],
  ["/offers", "/offers"],
  ["/a", undefined],
  ["/elsewhere", undefined],
])("finds at %s the page %s (L-2.22)", (path, route) => {
  expect(matchAddress(pages, settings, path)?.page.route).toBe(route);
});
