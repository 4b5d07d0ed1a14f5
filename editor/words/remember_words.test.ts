import { expect, it } from "vitest";
import { editorWords } from "../testing/words";
import { rememberWords } from "./remember_words";

it("remembers words without values, and looks up each time those with values", () => {
  const asked: unknown[][] = [];
  const words = editorWords("en");
  const counting = new Proxy(words, {
    apply(look, self, args: Parameters<typeof words>) {
      asked.push(args);
      return Reflect.apply(look, self, args);
    },
  });
  const t = rememberWords(counting);
  const say = () => [t("inspector.content"), t("status.not_published", { count: 1 }), t("status.not_published", { count: 2 })];
  const first = say();
  expect(say()).toEqual(first);
  expect(first).toEqual([
    words("inspector.content"),
    words("status.not_published", { count: 1 }),
    words("status.not_published", { count: 2 }),
  ]);
  expect(asked.length).toBe(5);
});
