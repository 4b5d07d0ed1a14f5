import type { PromotionPage } from "../../../schemas/api/promotions_desk";
import type { Language } from "../../../schemas/text";
import type { PropsIssue } from "../../../src/layout/registry";
import type { Draft } from "../drafts/use_draft";

/** What a tab of a promotion shows and changes. */
export interface PartProps {
  page: PromotionPage;
  draft: Draft;
  issues: readonly PropsIssue[];
  contentLanguage: Language;
}
