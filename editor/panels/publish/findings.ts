import type { Page, Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { flatten } from "../../core/tree";
import type { Path } from "../../core/set_in";

/** Something that keeps a page from being published, or is worth a look. */
export interface Finding {
  kind: "invalid" | "unknown_type" | "refused";
  section: Pick<Section, "id" | "name" | "type"> | null;
  /** The first field it is about. */
  path: Path;
  messages: readonly string[];
}

/** What can be said about a draft before it is sent. */
export function findingsOf({ sections }: Page): Finding[] {
  return flatten(sections).flatMap((section): Finding[] => {
    if (!registry.isKnown(section.type)) return [{ kind: "unknown_type", section, path: [], messages: [] }];
    const issues = registry.issuesOf(section);
    if (issues.length === 0) return [];
    return [{ kind: "invalid", section, path: ["props", ...(issues[0]?.path ?? [])], messages: issues.map(({ path, message }) => `${path.join(" › ")}: ${message}`) }];
  });
}

export const blocks = ({ kind }: Finding) => kind !== "unknown_type";
