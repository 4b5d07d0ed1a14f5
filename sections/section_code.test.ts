import { afterEach, expect, it } from "vitest";
import { codeOf, findCodeAt } from "./section_code";

const moduleOf = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
afterEach(() => findCodeAt({}));

it("takes a type's code from where the page's document says that it is", async () => {
  findCodeAt({ blank: moduleOf('export default { from: "the document" }') });
  expect(await codeOf("blank")()).toMatchObject({ default: { from: "the document" } });
});

it("asks the list of all types for code that the document does not name", async () => {
  findCodeAt({ banner: moduleOf("export default {}") });
  expect((await codeOf("blank")()).default.render).toBeTypeOf("function");
});

it("asks the list where nothing is at the address any more", async () => {
  findCodeAt({ blank: moduleOf('throw new Error("gone")') });
  expect((await codeOf("blank")()).default.render).toBeTypeOf("function");
});
