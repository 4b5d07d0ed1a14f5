type Child = Node | string | null | false;

/** An element with its attributes and what is in it. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number | boolean | undefined> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  set(element, attributes);
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

/** The same of a drawing. */
export function svg(name: string, attributes: Record<string, string | number> = {}, ...children: Child[]): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  set(element, attributes);
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

function set(element: Element, attributes: Record<string, string | number | boolean | undefined>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
}
