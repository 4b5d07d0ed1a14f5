const renamed: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  autocomplete: "autoComplete",
  colspan: "colSpan",
  crossorigin: "crossOrigin",
  datetime: "dateTime",
  enterkeyhint: "enterKeyHint",
  fetchpriority: "fetchPriority",
  inputmode: "inputMode",
  maxlength: "maxLength",
  minlength: "minLength",
  playsinline: "playsInline",
  readonly: "readOnly",
  rowspan: "rowSpan",
  spellcheck: "spellCheck",
  srcset: "srcSet",
  tabindex: "tabIndex",
};
const flags = new Set([
  "autofocus",
  "autoplay",
  "checked",
  "disabled",
  "hidden",
  "inert",
  "loop",
  "multiple",
  "muted",
  "open",
  "playsInline",
  "readOnly",
  "required",
  "reversed",
  "selected",
]);

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** An element's attributes as React's props. */
export function propsOf(element: Element): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(element.attributes, ({ name, value }): [string, unknown] => {
      if (name === "style") return [name, styleOf(value)];
      const isData = name.startsWith("data-") || name.startsWith("aria-");
      const prop = renamed[name] ?? (isData ? name : camelCase(name));
      return [prop, flags.has(prop) && value === "" ? true : value];
    }),
  );
}

const styleOf = (css: string) =>
  Object.fromEntries(
    css
      .split(/;(?![^(]*\))/)
      .filter((rule) => rule.includes(":"))
      .map((rule) => {
        const at = rule.indexOf(":");
        const name = rule.slice(0, at).trim();
        return [name.startsWith("--") ? name : camelCase(name), rule.slice(at + 1).trim()];
      }),
  );
