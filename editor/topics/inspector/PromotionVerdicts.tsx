import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listPromotions } from "../../../schemas/api/backoffice_promotions";
import type { Promotion } from "../../../schemas/api/promotions";
import type { Section } from "../../../schemas/page";
import type { Viewer } from "../../../schemas/viewer";
import { evaluateRules, type Evaluation } from "../../../src/layout/evaluate";
import { promotionName } from "../../fields/picker_choices";
import { usePersonaViewer, useT, useWorkplace } from "../../workplace/use_editor";
import inspector from "./Inspector.module.css";
import { promotionsOf, rulesOfPromotion } from "./promotions_of";
import { VerdictRow } from "./VerdictRow";
import css from "./Why.module.css";

/** The promotions that a section shows, each with the verdict of its own rules. Those are the promotion's, not this page's. */
export function PromotionVerdicts({ section }: { section: Section }) {
  const t = useT();
  const viewer = usePersonaViewer();
  const { api, language } = useWorkplace();
  const mayShow = useMemo(() => mayShowPromotions(section), [section]);
  const all = useQuery({ ...api.query(listPromotions, {}), staleTime: 60_000, enabled: mayShow });
  const rows = useMemo(
    () => promotionsOf(section, all.data?.promotions ?? []).map((promotion) => ({ promotion, ...verdictOn(promotion, viewer) })),
    [section, all.data, viewer],
  );
  if (!mayShow || (all.isSuccess && rows.length === 0)) return null;
  const shown = rows.filter(({ evaluation }) => evaluation.verdict === "shown").length;
  return (
    <div className={inspector.part}>
      <h3 className={inspector.partHead}>
        {t("why.promotions")}
        {all.isSuccess && <span>{t("why.items_shown", { shown, count: rows.length })}</span>}
      </h3>
      {all.isPending && <p className={css.itemNote}>{t("fields.loading")}</p>}
      {all.isError && <p className={css.itemNote}>{t("fields.choices_failed")}</p>}
      <ul className={css.items}>
        {rows.map(({ promotion, evaluation, rules }) => (
          <VerdictRow
            key={promotion.bonusId}
            name={promotionName(promotion, language)}
            evaluation={evaluation}
            way={rules}
            note={promotion.isClosed ? t("why.promotion_closed") : t("why.promotion_rules")}
          />
        ))}
      </ul>
    </div>
  );
}

/** Asked before the promotions are fetched. */
const mayShowPromotions = (section: Section) => promotionsOf(section, [anyPromotion]).length > 0 || hasBannerKey(section.props);

const anyPromotion: Promotion = {
  bonusId: 0,
  bonusType: "promotion",
  autoPayoutDays: 0,
  banner: {},
  startAt: null,
  endAt: null,
  validOnDays: [],
  startTime: null,
  endTime: null,
  isSpecial: false,
  isClosed: false,
  currency: {},
};

const hasBannerKey = (props: unknown): boolean => JSON.stringify(props ?? {}).includes('"bannerKey"');

/** One evaluation of a promotion's own rules and of when it runs: the first of the two that hides it. */
function verdictOn(promotion: Promotion, viewer: Viewer): { evaluation: Evaluation; rules: ReturnType<typeof rulesOfPromotion> } {
  const rules = rulesOfPromotion(promotion);
  const evaluations = rules.map((one) => evaluateRules(one, viewer));
  const evaluation = evaluations.find(({ verdict }) => verdict === "hidden") ?? evaluations[0];
  return { evaluation: evaluation ?? evaluateRules({}, viewer), rules };
}
