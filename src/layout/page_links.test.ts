import { expect, it } from "vitest";
import { addressesIn, mapAddresses, movedAddress, pageFinder } from "./page_links";

it("finds addresses in fields and in rich text, and nothing else", () => {
  const props = {
    link: { url: "/vip?tab=1" },
    title: { en: "/not an address", de: "a/b" },
    body: { en: '<p><a href="/faq#fees">x</a> <a href="https://else.where/x">y</a> <a href="//evil">z</a></p>' },
    picture: "//cdn",
    list: ["/promotions", 3, null],
  };
  expect(addressesIn(props)).toEqual(["/vip?tab=1", "/faq#fees", "/promotions"]);
});

it("leaves what does not change the very same object, hostile keys included", () => {
  const props = JSON.parse('{"a":["/x"],"b":{"__proto__":{"c":"/y"}}}') as object;
  expect(mapAddresses(props, (address) => address)).toBe(props);
  const changed = mapAddresses(props, (address) => (address === "/y" ? "/z" : address));
  expect(JSON.stringify(changed)).toBe('{"a":["/x"],"b":{"__proto__":{"c":"/z"}}}');
  expect((changed as { a: unknown }).a).toBe((props as { a?: unknown }).a);
});

it.each([
  ["/old", "/old", "/new", "/new"],
  ["/de/old?x=1#y", "/old", "/new", "/de/new?x=1#y"],
  ["/old/gold", "/old/:slug", "/new/:slug", "/new/gold"],
  ["/older", "/old", "/new", "/older"],
  ["/de/old", "/old", "/", "/de"],
])("moves %s from %s to %s", (address, from, to, expected) => {
  expect(movedAddress(address, { from, to })).toBe(expected);
});

it("counts a link for the page that fits it best", () => {
  const pages = [
    { id: "category", route: "/casino/:slug" },
    { id: "live", route: "/casino/live" },
  ];
  const pageAt = pageFinder(pages);
  expect(["/casino/live?sort=new", "/de/casino/live/", "/casino/slots", "/casino"].map(pageAt)).toEqual([
    "live",
    "live",
    "category",
    undefined,
  ]);
});
