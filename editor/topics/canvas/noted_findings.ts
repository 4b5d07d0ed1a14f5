import type { Finding } from "../../../schemas/finding";

const states = { "reference.missing": "missing", "reference.closed": "closed", "reference.hidden": "hidden" } as const;

/** How something is that a section names, where a finding is about that. */
export const stateIn = ({ code }: Finding) => (Object.hasOwn(states, code) ? states[code as keyof typeof states] : null);

export const isSample = ({ code }: Finding) => code === "sample.offer" || code === "sample.left";

const isNoted = (finding: Finding) => stateIn(finding) !== null || isSample(finding);

/** What was found about the names in a section and its samples, the worst first. */
export const notedFindings = (findings: readonly Finding[] | null, id: string) =>
  (findings ?? []).filter((finding) => finding.section?.id === id && isNoted(finding));

export const notedSections = (findings: readonly Finding[] | null) => [
  ...new Set((findings ?? []).flatMap((finding) => (finding.section && isNoted(finding) ? [finding.section.id] : []))),
];
