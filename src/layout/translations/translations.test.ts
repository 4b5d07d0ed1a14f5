import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "../../../schemas/language";
import type { Page, Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { page, section } from "../../testing/build";
import { checkPage } from "../check/check_page";
import { keepSources } from "./keep_sources";
import { countStates, translationsOf } from "./translation_states";
import { writeTranslations } from "./write_translations";

const faq = (...questions: object[]) =>
  page(
    section("faq_section#q", { props: { title: {}, items: questions.map((question) => ({ question, answer: { en: "A" } })) } }),
  );
const first = ({ sections }: Page) => sections[0] as Section;
/** The states of the questions in a language, in their order. */
const states = (of: Page, language: Language) =>
  translationsOf(first(of), registry)
    .filter(({ path }) => path.includes("question"))
    .map((text) => text.states[language])
    .join(" ");
const edit = (before: Page, after: Page) => keepSources(before, after, registry);

describe("what a translation was made from (issue 18, 3)", () => {
  it("is the English beside it, so that an old page is as it was, byte for byte", () => {
    const old = faq({ en: "One", da: "En" });
    expect(states(old, "da")).toBe("done");
    expect(states(old, "fi")).toBe("missing");
    expect(edit(old, old)).toBe(old);
  });

  it("is another English once that was changed alone, however often, until it is translated or said to be right", () => {
    const next = (before: Page, question: object): Page => {
      const of = first(before);
      return edit(before, { ...before, sections: [{ ...of, props: first(faq(question)).props }] });
    };
    let now = faq({ en: "One", da: "En", fi: "Yksi" });
    now = next(now, { en: "One t", da: "En", fi: "Yksi" });
    now = next(now, { en: "One two", da: "En", fi: "Yksi" });
    const [text] = translationsOf(first(now), registry);
    expect([text?.states["da"], text?.was.da]).toEqual(["outdated", "One"]);
    const changed = next(now, { en: "One two", da: "En to", fi: "Yksi" });
    expect([states(changed, "da"), states(changed, "fi")]).toEqual(["done", "outdated"]);
    expect(states(next(now, { en: "One", da: "En", fi: "Yksi" }), "da")).toBe("done");
    expect(states(next(now, { en: "<b>One</b>", da: "En", fi: "Yksi" }), "da")).toBe("done");
    const confirmed = writeTranslations(
      now,
      "da",
      [{ sectionId: "q", path: ["props", "items", 0, "question"], text: "En" }],
      registry,
    );
    expect([states(confirmed, "da"), states(confirmed, "fi")]).toEqual(["done", "outdated"]);
  });

  it("goes with a text that is moved in its list, also beside one with the same translation", () => {
    const one = { en: "Play", da: "Spil" };
    const other = { en: "Play now", da: "Spil" };
    const start = faq(one, other);
    const of = first(start);
    const put = (before: Page, ...questions: object[]) =>
      edit(before, { ...before, sections: [{ ...of, ...first(before), props: first(faq(...questions)).props }] });
    const moved = put(start, other, one);
    expect(states(moved, "da")).toBe("done done");
    const changed = put(moved, { en: "Play today", da: "Spil" }, one);
    expect(states(changed, "da")).toBe("outdated done");
    expect(states(put(changed, one), "da")).toBe("done");
  });

  it("is what a translator's file was made from, where the English was changed since", () => {
    const start = faq({ en: "New" });
    const path = ["props", "items", 0, "question"];
    const written = writeTranslations(start, "da", [{ sectionId: "q", path, source: "Old", text: "Gammel" }], registry);
    const [text] = translationsOf(first(written), registry);
    expect([text?.texts.da, text?.states["da"], text?.was.da]).toEqual(["Gammel", "outdated", "Old"]);
    const nowhere = [{ sectionId: "q", path: ["props", "items", 9, "question"], text: "x" }];
    expect(writeTranslations(start, "da", nowhere, registry)).toBe(start);
    expect(writeTranslations(written, "da", [{ sectionId: "q", path, text: "" }], registry).sections[0]?.props).toEqual(
      first(start).props,
    );
  });

  it("is found by the check, counted by language, with where", () => {
    const before = faq({ en: "One", de: "Eins", fi: "Yksi" });
    const after = edit(before, {
      ...before,
      sections: [{ ...first(before), props: first(faq({ en: "Two", de: "Eins", fi: "Yksi" })).props }],
    });
    const facts = {
      languages: ["en", "de", "fi"],
      markets: [],
      addresses: {},
      links: [],
      parts: [],
      words: [],
      pages: [],
      drafts: [],
      redirects: [],
      contents: [],
    } as never;
    const { findings } = checkPage(after, { registry, facts, now: "2026-11-26T12:00:00Z" });
    expect(findings.find(({ code }) => code === "text.outdated")).toMatchObject({
      severity: "warn",
      section: { id: "q" },
      values: { count: 2, places: [{ id: "q", path: ["props", "items", 0, "question"], languages: ["de", "fi"] }] },
    });
  });
});

it("no run of edits calls a translation done whose English was changed after it, or outdated where both stand as they were made (issue 18, 3)", () => {
  const step = fc.record({
    at: fc.nat(1),
    language: fc.constantFrom("en", "da", "fi"),
    text: fc.constantFrom("a", "b", "c", "d"),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let now = faq({ en: "a", da: "da" }, { en: "b", da: "db" });
      const made = [new Map([["da", "a"]]), new Map([["da", "b"]])]; // what each was last written from
      const right = new Set(["a|da|da", "b|da|db"]);
      for (const { at, language, text } of steps) {
        const of = first(now);
        const items = structuredClone(of.props?.["items"]) as { question: Record<string, string> }[];
        const question = items[at]?.question ?? {};
        if (question[language] === text) continue;
        question[language] = text;
        if (language !== "en") {
          made[at]?.set(language, question["en"] ?? "");
          right.add(`${question["en"]}|${language}|${text}`);
        }
        now = edit(now, { ...now, sections: [{ ...of, props: { ...of.props, items } }] });
      }
      const texts = translationsOf(first(now), registry).filter(({ path }) => path.includes("question"));
      texts.forEach(({ texts: words, states: found }, index) => {
        for (const [language, english] of made[index] ?? []) {
          if (english === words.en) expect(found[language]).toBe("done");
          else if (found[language] === "done")
            expect(right.has(`${words.en}|${language}|${words[language as Language]}`)).toBe(true);
        }
      });
      expect(countStates(texts).get("da")?.total).toBe(2);
    }),
  );
});
