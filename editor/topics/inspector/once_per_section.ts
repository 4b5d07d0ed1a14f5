import type { Section } from "../../../schemas/page";

/** What is read from a section, read once however many ask: sections never change, another one takes their place. */
export function oncePerSection<Value>(read: (section: Section) => Value): (section: Section) => Value {
  const known = new WeakMap<Section, { value: Value }>();
  return (section) => {
    const found = known.get(section) ?? { value: read(section) };
    known.set(section, found);
    return found.value;
  };
}
