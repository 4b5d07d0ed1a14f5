import type * as z from "zod/mini";
import type { Finding, FindingCode } from "../../../schemas/finding";
import type { Page, Section } from "../../../schemas/page";
import type { SiteFacts } from "../../../schemas/site_facts";
import type { Registry } from "../registry";
import { fieldsIn, type PropsField } from "./props_fields";

export interface CheckRegistry extends Registry {
  /** What a type's props are, or null where the type is unknown. */
  schemaOf(type: string): z.core.$ZodType | null;
  /** Whether a section gives what a market's rule seeks in its type. */
  isLandmark(section: Section): boolean;
}

/** A section of the page that is checked, with what is inside its props and the sections that hold it, outermost first. */
export interface CheckedSection {
  section: Section;
  holders: readonly Section[];
  fields: readonly PropsField[];
}

/** What every check is given: the page with props of the newest versions, and what it needs to know besides. */
export interface Subject {
  page: Page;
  /** All sections, in the order of the outline. */
  sections: readonly CheckedSection[];
  registry: CheckRegistry;
  facts: SiteFacts;
  /** An instant, ISO 8601. */
  now: string;
}

export function checkedSections(sections: readonly Section[], registry: CheckRegistry): CheckedSection[] {
  const all: CheckedSection[] = [];
  const visit = (siblings: readonly Section[], holders: readonly Section[]) => {
    for (const section of siblings) {
      const schema = registry.schemaOf(section.type);
      all.push({ section, holders, fields: schema ? fieldsIn(schema, section.props) : [] });
      if (section.sections) visit(section.sections, [...holders, section]);
    }
  };
  visit(sections, []);
  return all;
}

type Place = { section?: Section | undefined; path?: readonly (string | number)[] };

const makeFinding =
  (severity: Finding["severity"]) =>
  (code: FindingCode, { section, path = [] }: Place, values: Finding["values"] = {}): Finding => ({
    code,
    severity,
    section: section ? { id: section.id, name: section.name, type: section.type } : null,
    path,
    values,
  });

/** Something that stops a publish. */
export const blocking = makeFinding("block");
/** Something that is worth a look. */
export const warning = makeFinding("warn");

export const inProps = (path: readonly (string | number)[]) => ["props", ...path];
