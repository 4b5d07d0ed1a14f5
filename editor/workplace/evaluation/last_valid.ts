import type { Section } from "../../../schemas/page";
import type { PropsIssue, Registry } from "../../../src/layout/registry";
import { getIn, setIn } from "../../core/set_in";

type Props = NonNullable<Section["props"]>;

/** A section as the canvas can show it: itself, or with props that were right before in the place of those that are not. */
export type LastValid = (section: Section) => Section;

const noProps: Props = {};

/**
 * Remembers the props of every section it is shown while they are valid. Where they are not, it answers the section with
 * only what is wrong taken from then, so that all other edits go on to be seen; the very section where there never was any.
 */
export function createLastValid({ issuesOf }: Pick<Registry, "issuesOf">): LastValid {
  const valid = new Map<string, { type: string; props: Props }>();
  const repaired = new WeakMap<Section, Section>(); // sections never change in place

  function repair(section: Section, issues: readonly PropsIssue[]): Section {
    const before = valid.get(section.id);
    if (before?.type !== section.type) return section;
    const whole = { ...section, props: before.props };
    const attempts = [
      () => mend(section, before.props, issues, (path) => path),
      () => mend(section, before.props, issues, (path) => path.slice(0, 1)),
      () => whole,
    ];
    for (const attempt of attempts) {
      const mended = attempt();
      if (issuesOf(mended).length === 0) return mended;
    }
    return section;
  }

  return (section) => {
    const issues = issuesOf(section);
    if (issues.length === 0) {
      if (valid.get(section.id)?.props !== section.props)
        valid.set(section.id, { type: section.type, props: section.props ?? noProps });
      return section;
    }
    const known = repaired.get(section) ?? repair(section, issues);
    repaired.set(section, known);
    return known;
  };
}

/** The section with what was at the places of its issues before. */
function mend(
  section: Section,
  before: Props,
  issues: readonly PropsIssue[],
  placeOf: (path: PropsIssue["path"]) => PropsIssue["path"],
) {
  const props = issues.reduce<unknown>((mended, issue) => {
    const place = placeOf(issue.path);
    return place.length === 0 ? before : setIn(mended, place, getIn(before, place));
  }, section.props);
  return { ...section, props: props as Props }; // a change inside an object leaves an object
}
