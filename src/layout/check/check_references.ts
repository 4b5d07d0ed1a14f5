import type { Finding } from "../../../schemas/finding";
import type { ReferenceKind } from "../../../schemas/reference";
import type { ReferenceFact } from "../../../schemas/site_facts";
import type { Page } from "../../../schemas/page";
import { upgrade } from "../upgrade";
import { blocking, type CheckedSection, checkedSections, type CheckRegistry, inProps, type Subject, warning } from "./subject";

/** Games, studios, promotions and others that a page names and that are not there, over, or not on the site. */
export function checkReferences({ sections, facts: { references = [] } }: Subject): Finding[] {
  const states = new Map(references.map((fact) => [referenceKey(fact), fact.state]));
  return sections.flatMap(({ section, fields }) =>
    fields.flatMap((field): Finding[] => {
      if (field.kind !== "reference") return [];
      const { of: kind, value: id } = field;
      const at = { section, path: inProps(field.path) };
      switch (states.get(referenceKey({ kind, id }))) {
        case "missing":
          return [blocking("reference.missing", at, { kind, id })];
        case "closed":
          return [warning("reference.closed", at, { kind, id })];
        case "hidden":
          return [warning("reference.hidden", at, { kind, id })];
        default:
          return [];
      }
    }),
  );
}

/** What sections name, each once. */
export function referencesIn(sections: readonly CheckedSection[]): Pick<ReferenceFact, "kind" | "id">[] {
  const found = new Map<string, { kind: ReferenceKind; id: string }>();
  for (const { fields } of sections) {
    for (const field of fields) {
      if (field.kind !== "reference") continue;
      const reference = { kind: field.of, id: field.value };
      found.set(referenceKey(reference), reference);
    }
  }
  return [...found.values()];
}

/** What a page names, each once. */
export const referencesOfPage = (page: Page, registry: CheckRegistry) =>
  referencesIn(checkedSections(upgrade(page.sections, registry), registry));

/** Tells one thing that is named from another. */
export const referenceKey = ({ kind, id }: Pick<ReferenceFact, "kind" | "id">) => `${kind} ${id}`;
