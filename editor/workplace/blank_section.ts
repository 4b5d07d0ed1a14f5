import type { TFunction } from "i18next";
import { isContainer, newestVersion } from "../../sections/registry";
import type { Section } from "../../schemas/page";
import { freeName } from "../core/free_name";
import { newId } from "../core/new_id";
import { flatten } from "../core/tree";

interface Start {
  page: { sections: readonly Section[] };
  t: TFunction;
}

/** A section of a type that says nothing of its own yet, under a name that the page does not have. */
export function blankSection(type: string, { page, t }: Start): Section {
  const taken = new Set(flatten(page.sections).map(({ name }) => name));
  return {
    id: newId(),
    name: freeName(t(`sections.${type}.name`), taken),
    type,
    version: newestVersion(type),
    props: {},
    ...(isContainer(type) ? { sections: [] } : {}),
  };
}
