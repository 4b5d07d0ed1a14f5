import { countryCodes } from "../../../schemas/country_codes";
import type { Experiment } from "../../../schemas/experiment";
import type { Finding } from "../../../schemas/finding";
import type { Section } from "../../../schemas/page";
import { analyse } from "../analyse/analyse";
import { type Analysis, isNobody, type Seen } from "../analyse/analysis";
import { experimentsIn } from "../variants";
import { blocking, type Subject } from "./subject";
import { withShownPages } from "./ways_out";

type Tested = Section & { experiment: Experiment };

/** An experiment needs two variants at least, shares that add up, and variants that the same people may see, or it compares nothing. */
export function checkExperiments(subject: Subject): Finding[] {
  const tested = subject.sections.flatMap(({ section }) => (section.experiment ? [section as Tested] : []));
  if (tested.length === 0) return [];
  const { registry, now } = subject;
  const analysis = analyse(withShownPages(subject), { registry, countries: countryCodes, from: now });
  return [...experimentsIn(subject.page.sections).values()].flatMap(({ id, name, variants }): Finding[] => {
    const sections = tested.filter(({ experiment }) => experiment.id === id);
    const at = { section: sections[0], path: ["experiment"] };
    if (variants.length < 2) return [blocking("experiment.alone", at, { experiment: name })];
    const sum = variants.reduce((all, { share }) => all + share, 0);
    const isOne = sections.every(({ experiment: { variant, share } }) =>
      variants.some((each) => each.variant === variant && each.share === share),
    );
    return [
      ...(sum === 100 && isOne ? [] : [blocking("experiment.shares", at, { experiment: name, sum })]),
      ...unequal(sections, analysis).map((section) =>
        blocking("experiment.unequal", { section, path: ["experiment"] }, { experiment: name }),
      ),
    ];
  });
}

/** Sections that somebody may see, or may not, whom each other variant treats in another way. */
function unequal(sections: readonly Tested[], { byKey }: Analysis): Section[] {
  const seen = sections.map((section) => ({
    section,
    variant: section.experiment.variant,
    who: whoSees(byKey.get(section.id)?.seen),
  }));
  const variants = [...new Set(seen.map(({ variant }) => variant))];
  return seen
    .filter(
      ({ who }) => who === null || !variants.every((variant) => seen.some((one) => one.variant === variant && one.who === who)),
    )
    .map(({ section }) => section);
}

/** The same words for the same people, whatever their variants; null where it is nobody. */
function whoSees(seen: Seen | undefined): string | null {
  if (!seen || isNobody(seen)) return null;
  const { kinds, countries, devices, schedules } = seen;
  return JSON.stringify([kinds, String(countries), devices, schedules]);
}
