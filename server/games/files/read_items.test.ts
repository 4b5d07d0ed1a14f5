import fc from "fast-check";
import { expect, it } from "vitest";
import { readItems } from "./read_items";

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

it("finds every item of every list, whatever is in them and wherever the file is cut", async () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  const lists = fc.dictionary(
    fc.string({ maxLength: 6 }).filter((name) => name !== "__proto__"),
    fc.array(value, { maxLength: 4 }),
    {
      maxKeys: 4,
      noNullPrototype: true,
    },
  );
  const space = fc.constantFrom(undefined, 1, "\t");
  await fc.assert(
    fc.asyncProperty(lists, space, fc.integer({ min: 1, max: 40 }), async (content, indent, length) => {
      const text = JSON.stringify(content, null, indent);
      const found: [string, number, unknown][] = [];
      for await (const { list, index, line, json } of readItems(inPieces(text, length))) {
        expect(line).toBeLessThanOrEqual(text.split("\n").length);
        found.push([JSON.parse(`"${list}"`) as string, index, JSON.parse(json)]);
      }
      const expected = Object.entries(JSON.parse(text) as Record<string, unknown[]>).flatMap(([list, items]) =>
        items.map((item, index): [string, number, unknown] => [list, index, item]),
      );
      expect(found).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
