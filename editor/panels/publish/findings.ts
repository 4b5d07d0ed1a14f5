import type { TFunction } from "i18next";
import type { Page, Section } from "../../../schemas/page";
import type { PropsIssue } from "../../../src/layout/registry";
import { registry } from "../../../sections/registry";
import { flatten } from "../../core/tree";
import type { Path } from "../../core/set_in";
import { issueWords } from "../../fields/issue_words";
import { labelOf } from "../../fields/field_words";

/** Something that keeps a page from being published, or is worth a look. */
export interface Finding {
  kind: "invalid" | "unknown_type" | "refused";
  section: Pick<Section, "id" | "name" | "type"> | null;
  /** The first field it is about. */
  path: Path;
  messages: readonly string[];
}

/** A field by its name and what is wrong with it. */
export const fieldIssue = (t: TFunction, type: string, issue: PropsIssue) =>
  `${labelOf(t, type, ["props", ...issue.path])}: ${issueWords(t, issue, "string")}`;

/** What can be said about a draft before it is sent. */
export function findingsOf({ sections }: Page, t: TFunction): Finding[] {
  return flatten(sections).flatMap((section): Finding[] => {
    if (!registry.isKnown(section.type)) return [{ kind: "unknown_type", section, path: [], messages: [] }];
    const issues = registry.issuesOf(section);
    if (issues.length === 0) return [];
    return [
      {
        kind: "invalid",
        section,
        path: ["props", ...(issues[0]?.path ?? [])],
        messages: issues.map((issue) => fieldIssue(t, section.type, issue)),
      },
    ];
  });
}

export const blocks = ({ kind }: Finding) => kind !== "unknown_type";
