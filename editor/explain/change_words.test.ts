import { describe, expect, it } from "vitest";
import type { Section } from "../../schemas/page";
import { languages } from "../../schemas/text";
import { diffPages } from "../core/diff";
import { page, section } from "../testing/build";
import { editorWords } from "../testing/words";
import { changeSentences } from "./change_words";

const t = editorWords("en");
const named = (name: string, id: string, more: Partial<Section> = {}): Section => ({ ...section(`banner#${id}`), name, ...more });
const hero = (more: Partial<Section> = {}) => named("Welcome", "hero", more);
const games = named("Popular tonight", "games");
const lobby = (...inner: Section[]): Section => ({ ...section("group#lobby", ...inner), name: "Lobby" });
const banners = (...list: Record<string, unknown>[]) => hero({ props: { banners: list } });
const harbour = { bannerTitle: { en: "Harbour lights" }, bannerImageUrl: "/a.avif" };

const sentences = (before: Section[], after: Section[]) => changeSentences(t, diffPages(page(...before), page(...after)), "en");

describe("what changed, in words", () => {
  it.each<[string, Section[], Section[]]>([
    ["Popular tonight moved above Welcome", [hero(), games], [games, hero()]],
    ["Popular tonight moved into Lobby", [games, lobby()], [lobby(games)]],
    ["Popular tonight moved out of Lobby", [lobby(games)], [lobby(), games]],
    ["Popular tonight added to Lobby", [lobby()], [lobby(games)]],
    ["Popular tonight removed", [hero(), games], [hero()]],
    [
      "Source of Popular tonight changed",
      [{ ...games, type: "game_carousel", props: { source: { kind: "category", value: "slots" } } }],
      [{ ...games, type: "game_carousel", props: { source: { kind: "provider", value: "north" } } }],
    ],
    ["Lobby removed", [hero(), lobby(games)], [hero()]],
    ["Hello renamed from “Welcome”", [hero()], [hero({ name: "Hello" })]],
    ["Welcome switched off", [hero()], [hero({ isVisible: false })]],
    [
      "Welcome now hidden in Norway",
      [hero({ countries: { restrictedCountries: ["DK"] } })],
      [hero({ countries: { restrictedCountries: ["DK", "NO"] } })],
    ],
    [
      "Welcome no longer hidden in Norway",
      [hero({ countries: { restrictedCountries: ["DK", "NO"] } })],
      [hero({ countries: { restrictedCountries: ["DK"] } })],
    ],
    ["Welcome now only in Austria and Germany", [hero()], [hero({ countries: { allowedCountries: ["AT", "DE"] } })]],
    ["Welcome now everywhere", [hero({ countries: { allowedCountries: ["AT"] } })], [hero()]],
    ["Welcome now for guests only", [hero()], [hero({ audiences: { guests: true } })]],
    ["Welcome now for everyone", [hero({ audiences: { guests: true } })], [hero({ audiences: { guests: false } })]],
    ["Welcome now only for who is signed in", [hero()], [hero({ access: "user" })]],
    [
      "Welcome ends 22 Nov 2024, 12:00 instead of 15 Nov 2024, 12:00",
      [hero({ schedule: { endAt: "2024-11-15T12:00:00Z" } })],
      [hero({ schedule: { endAt: "2024-11-22T12:00:00Z" } })],
    ],
    [
      "Heading of Harbour lights changed in English",
      [banners({ ...harbour, bannerTitle: { en: "Harbour" } })],
      [banners(harbour)],
    ],
    [
      "Harbour lights now hidden in Norway",
      [banners(harbour)],
      [banners({ ...harbour, bannerContentSettings: { restrictedCountries: ["NO"] } })],
    ],
    ["“Tidal spins” added to Welcome", [banners(harbour)], [banners(harbour, { bannerTitle: { en: "Tidal spins" } })]],
    [
      "“Tidal spins” moved in Welcome",
      [banners(harbour, { bannerTitle: { en: "Tidal spins" } })],
      [banners({ bannerTitle: { en: "Tidal spins" } }, harbour)],
    ],
    [
      "Title of Welcome added in Finnish",
      [hero({ props: { title: { en: "Hi" } } })],
      [hero({ props: { title: { en: "Hi", fi: "Hei" } } })],
    ],
    ["Show total of Welcome changed", [hero({ props: { showTotal: false } })], [hero({ props: { showTotal: true } })]],
  ])("says “%s”", (words, before, after) => {
    expect(sentences(before, after)).toEqual([words]);
  });

  it("counts texts that were translated", () => {
    const before = [hero({ props: { title: { en: "Hi" }, text: { en: "You" } } })];
    const after = [hero({ props: { title: { en: "Hi", fi: "Hei" }, text: { en: "You", fi: "Sinä" } } })];
    expect(sentences(before, after)).toEqual(["2 texts translated into Finnish"]);
  });

  it("says nothing of a page that is the same, in whatever order its fields stand", () => {
    expect(sentences([hero({ props: { a: 1, b: 2 } })], [hero({ props: { b: 2, a: 1 } })])).toEqual([]);
  });

  it("says the title and the route of the page", () => {
    const before = { ...page(), title: { en: "Home" } };
    expect(changeSentences(t, diffPages(before, { ...before, route: "/lobby", title: { en: "Lobby" } }), "en")).toEqual([
      "Route of Page changed",
      "Title of Page changed in English",
    ]);
  });

  it("has words in every language, without a gap", () => {
    const before = page(hero(), games, banners(harbour));
    const after = page(games, hero({ access: "guest", schedule: { startAt: "2030-01-01T00:00:00Z" } }), lobby());
    for (const language of languages) {
      const words = changeSentences(editorWords(language), diffPages(before, after), language);
      expect(words.join(" ")).not.toMatch(/changes\.|\{\{|undefined/);
    }
  });
});
