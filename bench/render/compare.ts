import { JSDOM } from "jsdom";

const rootOf = (html: string) => {
  const root = new JSDOM(html).window.document.getElementById("root");
  for (const link of root?.querySelectorAll("link[rel=preload]") ?? []) link.remove(); // React adds them by itself
  return root;
};

/** The page's own HTML without comments, attributes in the order of their names. */
function outline(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  if (node.nodeType !== 1) return "";
  const element = node as Element;
  const attributes = Array.from(element.attributes, ({ name, value }) => ` ${name}=${JSON.stringify(value)}`).sort();
  return `<${element.localName}${attributes.join("")}>${Array.from(element.childNodes, outline).join("")}`;
}

/** Where two documents begin to differ inside their root, or null where they do not. */
export function differenceOf(one: string, other: string): string | null {
  const [a = "", b = ""] = [one, other].map((html) => outline(rootOf(html) as Node));
  if (a === b) return null;
  let at = 0;
  while (a[at] === b[at]) at++;
  return `THE HTML DIFFERS at ${JSON.stringify(a.slice(at - 40, at + 40))} and ${JSON.stringify(b.slice(at - 40, at + 40))}.`;
}

export const pageElements = (html: string) => rootOf(html)?.querySelectorAll("*").length ?? 0;
