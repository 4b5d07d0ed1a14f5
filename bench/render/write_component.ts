import { JSDOM } from "jsdom";
import { propsOf } from "./props_of";

/** Elements that a person would write as components of their own. */
const components = "[data-section], li, article, header, footer, nav, svg";

/** The source of a module whose `renderBody` gives the HTML inside a document's root, as a person would write it out. */
export function writeComponent(html: string): string {
  const root = new JSDOM(html).window.document.getElementById("root");
  for (const link of root?.querySelectorAll("link[rel=preload]") ?? []) link.remove(); // React adds them by itself
  const functions: string[] = [];

  const write = (node: Node): string | null => {
    if (node.nodeType === 3) return JSON.stringify(node.textContent);
    if (node.nodeType !== 1) return null;
    const element = node as Element;
    const call = `h(${[JSON.stringify(element.localName), JSON.stringify(propsOf(element)), ...inside(element)].join(", ")})`;
    if (!element.matches(components)) return call;
    functions.push(`function C${functions.length}() {\n  return ${call};\n}`);
    return `h(C${functions.length - 1})`;
  };
  const inside = (element: Element) => {
    element.normalize();
    return Array.from(element.childNodes, write).filter((child) => child !== null);
  };

  const body = root ? inside(root).join(", ") : "";
  return [
    'import { createElement as h, Fragment } from "react";',
    'import { renderToString } from "react-dom/server";',
    ...functions,
    `const Page = () => h(Fragment, null, ${body});`,
    "export const renderBody = () => renderToString(h(Page));",
  ].join("\n");
}
