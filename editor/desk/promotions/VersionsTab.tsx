import type { PromotionPage } from "../../../schemas/api/promotions_desk";
import { isRecord } from "../../explain/field_props";
import { labelOf, promotionForm } from "../../explain/field_words";
import { useDesk } from "../desk_place";
import { Trail } from "../drafts/Trail";
import type { Draft } from "../drafts/use_draft";

/** What was published when and by whom, what differed, how many hold it; and who did what. */
export function VersionsTab({ page, draft }: { page: PromotionPage; draft: Draft }) {
  const { t } = useDesk();
  const { versions, changes, promotion } = page;
  const told = versions.map((version, index) => {
    const before = versions[index + 1];
    const names = before && changedNames(before.content, version.content).map((path) => labelOf(t, promotionForm, path));
    return {
      ...version,
      about: names && t("promotion.differs", { fields: names.join(", ") || "–" }),
      aside: t("promotion.held_by", { count: version.holders }),
    };
  });
  return <Trail topic="promotion" versions={told} current={promotion.version} changes={changes} draft={draft} />;
}

/** The fields in which two versions differ, by their paths; rules and the banner field by field. */
function changedNames(before: unknown, after: unknown, path: string[] = []): string[][] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (path.length >= 2 || !isRecord(before) || !isRecord(after)) return path.length > 0 ? [path] : [];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => changedNames(before[key], after[key], [...path, key]));
}
