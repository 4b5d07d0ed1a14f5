import type { Section } from "../../schemas/page";
import { registry } from "../../sections/registry";
import { samplesIn } from "../../src/layout/samples";

const known = new WeakMap<Section, boolean>(); // sections never change in place

/** Whether a section still holds a value that it began with and that nobody has looked at. */
export function hasSamples(section: Section): boolean {
  const before = known.get(section);
  if (before !== undefined) return before;
  const found = Boolean(section.samples?.length) && samplesIn(section, registry.schemaOf(section.type)).length > 0;
  known.set(section, found);
  return found;
}
