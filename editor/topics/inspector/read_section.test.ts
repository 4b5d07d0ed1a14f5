import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { section } from "../../testing/build";
import { editorWords } from "../../testing/words";
import { readJson } from "../../parts/json/read_json";
import { readSection } from "./read_section";

const t = editorWords("en");
const sections = [section("group#a", section("blank#b")), section("blank#c")];
const read = (value: unknown) => readSection(t, value, { id: "a", sections });

describe("a section written as JSON", () => {
  it("is taken as it is, with fields that nobody knows", () => {
    const written = { ...section("group#a"), future: { kept: [1] } };
    expect(read(written)).toEqual({ section: written });
  });

  it("may have props that its type does not allow: they are kept and shown (L-2.97)", () => {
    expect(read({ ...section("blank#a"), props: { height: "tall" } }).issues).toBeUndefined();
  });

  it.each([
    ["no object", [1], "A section is an object"],
    ["with an access that there is not", { ...section("blank#a"), access: "nobody" }, "Choose one of the options."],
    ["with another id", section("blank#z"), "The id stays a"],
    ["that holds an id of another", section("group#a", section("blank#c")), "Another section has the id c"],
  ])("is refused: %s", (_, value, words) => {
    expect(read(value).issues?.[0]?.words).toContain(words);
  });

  it("is refused when it nests too deep, however deep, without harm", () => {
    let bomb: unknown = {};
    for (let depth = 0; depth < 50_000; depth += 1) bomb = { props: bomb };
    expect(read(bomb).issues?.[0]?.words).toBe(t("json.envelope.depth"));
  });
});

describe("a text as JSON", () => {
  it("is refused with a key that would reach a prototype", () => {
    expect(readJson('{"props":{"__proto__":{"isAdmin":true}}}').problem).toBe("key");
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it("is read whole or not at all, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const reading = readJson(text);
        expect(reading.problem === undefined ? JSON.stringify(reading.value) : "").toBe(
          reading.problem === undefined ? JSON.stringify(JSON.parse(text)) : "",
        );
      }),
    );
  });
});
