import type { Finding } from "../../../schemas/finding";

const states = { "reference.missing": "missing", "reference.closed": "closed", "reference.hidden": "hidden" } as const;

/** How something is that a section names, where a finding is about that. */
export const stateIn = ({ code }: Finding) => (Object.hasOwn(states, code) ? states[code as keyof typeof states] : null);

/** What was found about the names in a section, the worst first. */
export const referenceFindings = (findings: readonly Finding[] | null, id: string) =>
  (findings ?? []).filter((finding) => finding.section?.id === id && stateIn(finding) !== null);

export const sectionsWithReferences = (findings: readonly Finding[] | null) => [
  ...new Set((findings ?? []).flatMap((finding) => (finding.section && stateIn(finding) ? [finding.section.id] : []))),
];
