import type { Finding } from "../../../schemas/finding";
import type { Page, Section } from "../../../schemas/page";
import type { ReferenceFact, SiteFacts } from "../../../schemas/site_facts";
import { upgrade } from "../upgrade";
import { checkSamples } from "./check_samples";
import { checkSections } from "./check_sections";
import { checkStructure } from "./check_structure";
import { checkTexts } from "./check_texts";
import type { LinkTarget } from "./link_target";
import { linksIn } from "./links_in";
import { blocking, checkedSections, type CheckRegistry, inProps, type Subject, warning } from "./subject";

type At = Pick<Finding, "section" | "path">;

/** What a page is found to be by itself, and what only the site around it can tell. */
export interface CheckedAlone {
  findings: readonly Finding[];
  links: readonly (At & { url: string })[];
  references: readonly (At & Pick<ReferenceFact, "kind" | "id">)[];
  /** The pages that it shows in place of its own sections. */
  nested: readonly (At & { page: string })[];
}

const nowhere: SiteFacts = {
  languages: [],
  markets: [],
  addresses: {},
  links: [],
  parts: [],
  words: [],
  pages: [],
  drafts: [],
  redirects: [],
  contents: [],
};
const beforeAll = new Date(0).toISOString(); // a schedule's end is judged when it is read
const issuesKept = 4;

/** What the check finds on a page that the rest of the site has no say in, and what it names there. */
export function checkAlone(page: Page, registry: CheckRegistry): CheckedAlone {
  const newest = { ...page, sections: upgrade(page.sections, registry) };
  const sections = checkedSections(newest.sections, registry);
  const subject: Subject = { page: newest, sections, registry, facts: nowhere, now: beforeAll };
  const found = [...checkSections(subject), ...checkTexts(subject), ...checkSamples(subject), ...checkStructure(subject)];
  return {
    findings: found.map(withFewIssues),
    links: sections.flatMap(({ section, fields }) =>
      linksIn(fields).map(({ url, path }) => ({ ...atField(section, path), url })),
    ),
    references: sections.flatMap(({ section, fields }) =>
      fields.flatMap((field) =>
        field.kind === "reference" ? [{ ...atField(section, field.path), kind: field.of, id: field.value }] : [],
      ),
    ),
    nested: sections.flatMap(({ section }) => {
      const id = registry.nestedPageOf(section);
      return id === null ? [] : [{ ...atField(section, []), page: id }];
    }),
  };
}

const atField = ({ id, name, type }: Section, path: readonly (string | number)[]): At => ({
  section: { id, name, type },
  path: inProps(path),
});

const withFewIssues = (finding: Finding): Finding =>
  finding.code === "props.invalid"
    ? { ...finding, values: { ...finding.values, issues: (finding.values["issues"] as unknown[]).slice(0, issuesKept) } }
    : finding;

/** What there is on the site that a page can name. */
export interface Around {
  /** Where an address leads; the page's own links to itself lead to it. */
  targetOf: (url: string) => LinkTarget;
  stateOf: (reference: Pick<ReferenceFact, "kind" | "id">) => ReferenceFact["state"] | undefined;
  pageIs: (id: string) => "published" | "draft" | "missing";
}

/** What the site around a page finds in what the page names. */
export function checkAround({ links, references, nested }: CheckedAlone, { targetOf, stateOf, pageIs }: Around): Finding[] {
  return [
    ...links.flatMap(({ url, ...at }): Finding[] => {
      const { kind } = targetOf(url);
      return kind === "nowhere" || kind === "draft"
        ? [{ ...blocking("link.broken", {}, { url, isDraft: kind === "draft" }), ...at }]
        : [];
    }),
    ...references.flatMap(({ kind, id, ...at }): Finding[] => {
      const state = stateOf({ kind, id });
      if (state === undefined || state === "open") return [];
      const make = state === "missing" ? blocking : warning;
      return [{ ...make(`reference.${state}`, {}, { kind, id }), ...at }];
    }),
    ...nested.flatMap(({ page, ...at }): Finding[] =>
      pageIs(page) === "published"
        ? []
        : [{ ...blocking("nested.missing", {}, { page, isDraft: pageIs(page) === "draft" }), ...at }],
    ),
  ];
}
