// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { section } from "../../../testing/build";
import { richTextAround, textShownAs, textsOf } from "./texts_of";

const carousel = {
  ...section("banner_carousel#a"),
  props: {
    title: "Offers",
    banners: [
      {
        bannerTitle: { en: "Harbour lights", no: "Havnelys" },
        bannerCtaText: { en: "Play" },
        bannerDescription: { en: "<p>Fifty <b>spins</b></p>" },
      },
      { bannerTitle: { en: "Tidal spins" }, bannerCtaText: { en: "Play" } },
    ],
  },
};
const texts = textsOf(carousel, "no");

it("lists the texts of a section by what its fields are, in the persona's language, else in English", () => {
  expect(texts.map(({ path, shown }) => [path.join("."), shown])).toEqual([
    ["title", "Offers"],
    ["banners.0.bannerTitle", "Havnelys"],
    ["banners.0.bannerCtaText", "Play"],
    ["banners.0.bannerDescription", "<p>Fifty <b>spins</b></p>"],
    ["banners.1.bannerTitle", "Tidal spins"],
    ["banners.1.bannerCtaText", "Play"],
  ]);
});

describe("a text of the canvas", () => {
  it.each([
    ["is the one prop that it shows", " Havnelys\n", "banners.0.bannerTitle"],
    ["is none where two are alike", "Play", undefined],
    ["is none where it is only a part", "Harbour", undefined],
    ["is none where it is empty", " ", undefined],
  ])("%s", (_, shown, path) => {
    expect(textShownAs(texts, shown)?.path.join(".")).toBe(path);
  });

  it("belongs to a rich text whose words it shows, marks aside", () => {
    expect(richTextAround(texts, "spins")?.path).toEqual(["banners", 0, "bannerDescription"]);
    expect(richTextAround(texts, "Harbour lights")).toBeNull();
  });
});

it("has no texts where nobody knows the type", () => {
  expect(textsOf({ ...section("wheel#w"), props: { title: "Spin" } }, "en")).toEqual([]);
});
