import { expect, it } from "vitest";
import { defaultPersona, type Persona, viewerOf } from "./persona";
import { readPersona, writePersona } from "./persona_address";

const played: Persona = {
  audience: "paid",
  country: "NO",
  language: "no",
  device: "phone",
  clock: "2026-11-20T18:00:00.000Z",
  theme: "lulu",
  scheme: "light",
  subdivision: "Oslo",
  layout: "panel",
  player: 7,
  money: "in_review",
  variants: "hero.b,offer.a",
};

it("comes back from the address it was written into, beside what else is there", () => {
  const search = new URLSearchParams("page=home");
  writePersona(search, played);
  expect(readPersona(search)).toEqual(played);
  expect(search.get("page")).toBe("home");
});

it("leaves out of the address what is as usual", () => {
  const search = new URLSearchParams("as=paid&page=home");
  writePersona(search, defaultPersona);
  expect(search.toString()).toBe("page=home");
});

it("passes over what an address names wrongly", () => {
  expect(readPersona(new URLSearchParams("as=king&country=norway&at=tomorrow&variants=hero&device=phone"))).toEqual({
    ...defaultPersona,
    device: "phone",
  });
});

it.each([
  ["unknown", "unknown", 0],
  ["guest", "guest", 0],
  ["unpaid", "user", 0],
  ["paid", "user", 1],
] as const)("is, as %s, a viewer with session %s and %d deposits", (audience, session, depositCount) => {
  expect(viewerOf({ ...defaultPersona, audience }, "2026-01-01T00:00:00Z")).toMatchObject({
    session,
    depositCount,
    now: "2026-01-01T00:00:00Z",
  });
});

it("looks at the page on its own clock where it has one", () => {
  expect(viewerOf(played, "2026-01-01T00:00:00Z").now).toBe(played.clock);
});
