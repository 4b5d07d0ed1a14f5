import * as z from "zod/mini";
import type { Section } from "../schemas/page";
import type { CheckRegistry } from "../src/layout/check/subject";
import { type PropsIssue, toIssue } from "../src/layout/registry";
import type { SectionSchema } from "./define_schema";
import { schemas, type SectionType } from "./schemas";

export const isSectionType = (type: string): type is SectionType => Object.hasOwn(schemas, type);

const definitionOf = (type: string): SectionSchema | null => (isSectionType(type) ? schemas[type] : null);

const noProps = {};
type Props = NonNullable<Section["props"]>;
type Checked = { type: string; issues: readonly PropsIssue[]; whole: Props | null };

const checked = new WeakMap<object, Checked>(); // props never change in place

/** All that the pure stages ask about section types, from the list of schemas. */
export const registry: CheckRegistry = {
  schemaOf: (type) => definitionOf(type)?.schema ?? null,
  isLandmark: (section) => definitionOf(section.type)?.isLandmark?.(check(section).whole ?? noProps) ?? true,
  isKnown: isSectionType,
  upgrade: upgradeSection,
  issuesOf: (section) => check(section).issues,
  propsOf: (section) => check(section).whole,
  columnsOf: ({ type, props }) => definitionOf(type)?.columns?.(props ?? noProps) ?? null,
  nestedPageOf: ({ type, props }) => definitionOf(type)?.nestedPage?.(props ?? noProps) ?? null,
  holdsPage: ({ type }) => definitionOf(type)?.nestedPage !== undefined,
};

/** A section with other names in the columns that its type takes sections into; the same section where it takes none. */
export function withColumns(section: Section, columns: readonly (readonly string[])[]): Section {
  const change = definitionOf(section.type)?.withColumns;
  return change ? { ...section, props: change(section.props ?? noProps, columns) } : section;
}

/** How wide a section's columns are beside each other, one number each; null where its type has no columns. */
export const widthsOf = ({ type, props }: Section): readonly number[] | null =>
  definitionOf(type)?.widths?.(props ?? noProps) ?? null;

/** A section with other widths of its columns; the same section where it has none. */
export function withWidths(section: Section, widths: readonly number[]): Section {
  const change = definitionOf(section.type)?.withWidths;
  return change ? { ...section, props: change(section.props ?? noProps, widths) } : section;
}

/** The type of sections that show a page in their place, and the props with which they show one. */
export function referenceTo(id: string): Pick<Section, "type" | "props"> {
  const [type, definition] = Object.entries<SectionSchema>(schemas).find(([, { showPage }]) => showPage) ?? [""];
  return { type, props: definition?.showPage?.(id) };
}

/** Whether sections may be put inside those of a type. */
export const isContainer = (type: string): boolean => definitionOf(type)?.isContainer === true;

const wrapping = (kind: SectionSchema["wraps"]) =>
  Object.entries<SectionSchema>(schemas).find(([, { wraps }]) => wraps === kind)?.[0] ?? "";

/** The types that sections are wrapped in. */
export const wrapTypes = { group: wrapping("group"), columns: wrapping("columns") };

/** Whether a section shows its visitors the names of those that it holds. */
export const showsNames = ({ type, props }: Section): boolean => definitionOf(type)?.showsNames?.(props ?? noProps) ?? false;

/** The version of a type's props that its schema describes. */
export const newestVersion = (type: string) => (definitionOf(type)?.upgrades?.length ?? 0) + 1;

function upgradeSection(section: Section): Section {
  const upgrades = definitionOf(section.type)?.upgrades ?? [];
  const missing = upgrades.slice((section.version ?? 1) - 1);
  if (missing.length === 0) return section;
  try {
    const props = missing.reduce((older, upgrade) => upgrade(older), section.props ?? noProps);
    return { ...section, version: upgrades.length + 1, props };
  } catch {
    return section; // props that no version ever had: the check of the props says what is wrong
  }
}

const unchecked: Checked = { type: "", issues: [], whole: null };

function check({ type, props = noProps }: Section): Checked {
  const known = checked.get(props);
  if (known?.type === type) return known;
  const definition = definitionOf(type);
  if (!definition) return unchecked;
  const parsed = z.safeParse(definition.schema, props);
  const found: Checked = parsed.success
    ? { type, issues: [], whole: parsed.data as Props } // the schema of a type's props is that of an object
    : { type, issues: parsed.error.issues.map(toIssue), whole: null };
  checked.set(props, found);
  return found;
}
