import type { Section } from "../../schemas/page";
import type { Viewer } from "../../schemas/viewer";
import { cutItems } from "./cut_items";
import { evaluate, type Evaluation } from "./evaluate";
import type { Registry } from "./registry";
import { type Visitor, withVariants } from "./variants";

/** The sections this viewer may see. A hidden section takes its children along; single banners are cut likewise. */
export const cut = (sections: readonly Section[], viewer: Visitor, registry: Registry): Section[] =>
  cutSiblings(sections, withVariants(sections, viewer), registry);

function cutSiblings(sections: readonly Section[], viewer: Viewer, registry: Registry): Section[] {
  const shown: Section[] = [];
  for (const section of sections) {
    const parent = null; // whatever is reached here has shown parents
    if (evaluate(section, viewer, { registry, parent }).verdict === "hidden") continue;
    shown.push(cutInside(section, viewer, registry));
  }
  return shown;
}

function cutInside(section: Section, viewer: Viewer, registry: Registry): Section {
  const props = cutItems(section.props, viewer);
  if (!section.sections) return props === section.props ? section : { ...section, props };
  return { ...section, props, sections: cutSiblings(section.sections, viewer, registry) };
}

/** Every section of a page, hidden ones too, with its verdict and trace, keyed by id. */
export function evaluateAll(sections: readonly Section[], visitor: Visitor, registry: Registry): Map<string, Evaluation> {
  const viewer = withVariants(sections, visitor);
  const all = new Map<string, Evaluation>();
  const walk = (siblings: readonly Section[], parent: { name: string; isShown: boolean } | null) => {
    for (const section of siblings) {
      const evaluation = evaluate(section, viewer, { registry, parent });
      all.set(section.id, evaluation);
      if (section.sections) walk(section.sections, { name: section.name, isShown: evaluation.verdict === "shown" });
    }
  };
  walk(sections, null);
  return all;
}
