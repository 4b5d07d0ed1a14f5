import * as fc from "fast-check";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { describe, expect, it } from "vitest";
import { codesOf, htmlOf, piecesOf, wordsOf } from "./inline_codes";
import { readXliff } from "./read_xliff";
import { XliffProblem } from "./xliff_tags";
import { originalOf, writeXliff, type XliffUnit } from "./write_xliff";

const unit = (id: string, more: Partial<XliffUnit>): XliffUnit => ({
  id,
  kind: "plain",
  note: "Hero: title",
  source: "Hello",
  target: null,
  state: "missing",
  ...more,
});
const write = (...units: XliffUnit[]) =>
  writeXliff({ siteId: "site", language: "da", pages: [{ id: "home", note: 'Home & "more" /', units }] });
const says = (one: XliffUnit) => {
  const [read] = readXliff(write(one)).units;
  const as = one.kind === "rich" ? htmlOf : wordsOf;
  return read && { source: as(read.source), target: read.target && as(read.target) };
};

const words = fc.string({ unit: "binary", maxLength: 12 });
const html: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom(
      "Play ",
      "a &amp; b",
      "5 &lt; 6",
      "x&nbsp;y",
      "&eacute;",
      "",
      "  ",
      "<br />",
      "<br>",
      "<br\u0007>",
      "&#8364;",
      "&bell;\u0007",
    ),
    fc
      .tuple(fc.constantFrom("p", "strong", 'a href="/x?a=1&amp;b=2"', "ul", "li"), fc.array(tie("node"), { maxLength: 3 }))
      .map(([tag, inner]) => `<${tag}>${inner.join("")}</${tag.split(" ")[0]}>`),
  ),
})).node;

describe("XLIFF 2.1 (issue 18, 3)", () => {
  it("loses nothing of any text, whatever characters it has", () => {
    fc.assert(
      fc.property(words, words, (source, target) => {
        expect(says(unit("a:title", { source, target, state: "done" }))).toEqual({ source, target });
      }),
    );
  });

  it("loses nothing of any markup, also where tags do not nest", () => {
    fc.assert(
      fc.property(html, html, (source, target) => {
        const found = says(unit("a:title", { kind: "rich", source, target, state: "done" }));
        expect(found?.source).toBe(htmlOf(piecesOf(source)));
        expect(found?.target).toBe(htmlOf(piecesOf(target)));
      }),
    );
    for (const torn of ["<p>a<strong>b</p>c</strong>", "</li>a", "<p>a", "a<b>c</i>"])
      expect(says(unit("a:t", { kind: "rich", source: torn }))?.source).toBe(torn);
  });

  it("gives a code the same id in source and translation", () => {
    const file = write(
      unit("a:t", {
        kind: "rich",
        source: "<p>One <strong>two</strong></p>",
        target: "<p><strong>To</strong> en</p>",
        state: "done",
      }),
    );
    const [read] = readXliff(file).units;
    expect(codesOf(read?.source ?? [])).toEqual(codesOf(read?.target ?? []));
    expect(file).toContain('<pc id="2" dataRefStart="d3" dataRefEnd="d4">two</pc>');
    expect(file).toContain('<pc id="2" dataRefStart="d3" dataRefEnd="d4">To</pc>');
  });

  it("keeps to the structure of the standard: order of elements, ids, references", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ source: html, target: fc.option(html) }), { minLength: 1, maxLength: 4 }), (texts) => {
        const units = texts.map(({ source, target }, index) =>
          unit(`s:props.${index}`, {
            kind: "rich",
            source: `x${source}`,
            target,
            state: target === null ? "missing" : "outdated",
          }),
        );
        expect(faultsOf(write(...units))).toEqual([]);
      }),
    );
  });

  it("reads what translators' tools make of it: split segments in another order, marks, start and end codes, other namespaces", () => {
    const file = `<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" version="2.0" srcLang="en-GB" trgLang="nb-NO">
<file id="home" original="${originalOf("site", "home")}"><group id="g"><unit id="a:t">
<mda:metadata><mda:metaGroup><mda:meta type="t">x</mda:meta></mda:metaGroup></mda:metadata>
<originalData><data id="d1">&lt;b&gt;</data><data id="d2">&lt;/b&gt;</data></originalData>
<segment id="1" state="final"><source>One </source><target order="3">en</target></segment>
<ignorable><source> </source><target order="2"> </target></ignorable>
<segment id="2" state="reviewed"><source><sc id="1" dataRef="d1"/>two<ec startRef="1" dataRef="d2"/></source><target order="1"><mrk id="m" type="term">to</mrk></target></segment>
</unit></group></file></xliff>`;
    const { language, units } = readXliff(file);
    expect([language, units.length, units[0]?.isDone]).toEqual(["no", 1, true]);
    expect(htmlOf(units[0]?.source ?? [])).toBe("One  <b>two</b>");
    expect(wordsOf(units[0]?.target ?? [])).toBe("to en");
  });

  it.each([
    ["no XML", "hello", "not_xml"],
    ["XML that ends too soon", write(unit("a", {})).slice(0, 200), "not_xml"],
    ["a document type, and so entities", `<!DOCTYPE x [<!ENTITY a "b">]>${write(unit("a", {}))}`, "not_xml"],
    ["HTML", "<html><body/></html>", "not_xliff"],
    ["XLIFF 1.2", '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', "not_xliff"],
    ["a version of tomorrow", write(unit("a", {})).replace('version="2.1"', 'version="3.0"'), "version"],
    ["another source language", write(unit("a", {})).replace('srcLang="en"', 'srcLang="de"'), "source_language"],
    ["a language that pages do not have", write(unit("a", {})).replace('trgLang="da"', 'trgLang="fr"'), "language"],
    ["no target language", write(unit("a", {})).replace(' trgLang="da"', ""), "language"],
    ["markup in a text", write(unit("a", {})).replace("Hello", "<b>Hello</b>"), "structure"],
    ["markup of another namespace in a text", write(unit("a", {})).replace("Hello", '<b xmlns="x">Hello</b>'), "structure"],
    ["a code without its data", write(unit("a", {})).replace("Hello", '<ph id="1" dataRef="d9"/>'), "structure"],
    ["a unit without an id", write(unit("a", {})).replace('<unit id="a">', "<unit>"), "structure"],
    ["no texts", write().replace("</xliff>", '<file id="a"/></xliff>'), "empty"],
    ["more than fits", `${write(unit("a", {}))}${" ".repeat(33 * 1_048_576)}`, "too_large"],
  ])("is refused in plain words where it is or has %s", (_, file, reason) => {
    const refuse = () => readXliff(file);
    expect(refuse).toThrow(XliffProblem);
    expect(refuse).toThrow(expect.objectContaining({ reason }) as Error);
  });
});

/** What is against the standard's core in a file, by a reader of its own. */
function faultsOf(file: string): string[] {
  const children: Record<string, string[]> = {
    "": ["xliff"],
    xliff: ["file"],
    file: ["notes", "unit"],
    notes: ["note"],
    note: ["cp"],
    unit: ["notes", "originalData", "segment"],
    originalData: ["data"],
    data: ["cp"],
    segment: ["source", "target"],
    source: ["cp", "ph", "pc"],
    target: ["cp", "ph", "pc"],
    pc: ["cp", "ph", "pc"],
  };
  const faults: string[] = [];
  const open: { name: string; last: number }[] = [{ name: "", last: 0 }];
  let ids = new Set<string>();
  let data = new Set<string>();
  const unitIds = new Set<string>();
  const expectUnique = (known: Set<string>, id: string) => {
    if (known.has(id) || !/^[\w.:-]+$/.test(id)) faults.push(`id ${id}`);
    known.add(id);
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => faults.push(error.message));
  parser.on("text", (text) => {
    if (["xliff", "file", "unit", "segment", "notes", "originalData"].includes(open.at(-1)?.name ?? "") && text.trim() !== "")
      faults.push("loose text");
  });
  parser.on("opentag", ({ name, attributes }: SaxesTagNS) => {
    const holder = open.at(-1);
    const at = children[holder?.name ?? ""]?.indexOf(name) ?? -1;
    if (at < 0) faults.push(`${name} in ${holder?.name}`);
    if (holder && ["file", "unit", "segment"].includes(holder.name)) {
      if (at < holder.last) faults.push(`${name} too late`);
      holder.last = at;
    }
    open.push({ name, last: 0 });
    const id = attributes["id"]?.value;
    if (name === "unit") {
      expectUnique(unitIds, id ?? "");
      data = new Set();
    }
    if (name === "data") expectUnique(data, id ?? "");
    if (name === "source" || name === "target") ids = new Set();
    if (name === "pc" || name === "ph") expectUnique(ids, id ?? "");
    for (const reference of ["dataRef", "dataRefStart", "dataRefEnd"])
      if (attributes[reference] && !data.has(attributes[reference].value)) faults.push(`no data ${attributes[reference].value}`);
  });
  parser.on("closetag", () => void open.pop());
  parser.write(file).close();
  return faults;
}
