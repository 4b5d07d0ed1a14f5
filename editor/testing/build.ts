import type { Page, Section } from "../../schemas/page";
import type { Types } from "../core/command";

/** A section from `type#id`, with what it holds. */
export function section(name: string, ...sections: Section[]): Section {
  const [type = "", id = ""] = name.split("#");
  const own = { id, name: id, type, props: {} };
  return sections.length > 0 || type === "group" ? { ...own, sections } : own;
}

export const page = (...sections: Section[]): Page => ({ id: "home", route: "/", title: { en: "Home" }, sections });

/** The ids in their order, with brackets around what a section holds: `a b(c d)`. */
export const outline = (sections: readonly Section[]): string =>
  sections.map(({ id, sections: inner }) => (inner?.length ? `${id}(${outline(inner)})` : id)).join(" ");

/** Groups hold sections, splits take them into columns. */
export const types: Types = {
  isContainer: (type) => type === "group",
  columnsOf: ({ type, props }) => (type === "split" ? ((props?.["columns"] as string[][] | undefined) ?? []) : null),
  withColumns: (one, columns) => ({ ...one, props: { ...one.props, columns } }),
  keepSources: (_, after) => after,
  writeTranslations: (before) => before,
  widthsOf: ({ type, props }) =>
    type === "split"
      ? ((props?.["columns"] as string[][]) ?? []).map((_, at) => (props?.["widths"] as number[])?.[at] ?? 1)
      : null,
  withWidths: (one, widths) => ({ ...one, props: { ...one.props, widths } }),
};
