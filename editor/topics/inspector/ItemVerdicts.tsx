import { useMemo } from "react";
import type { Section } from "../../../schemas/page";
import type { Rules } from "../../../schemas/rules";
import type { Viewer } from "../../../schemas/viewer";
import { evaluateItems, itemRules, type RuledItem } from "../../../src/layout/cut_items";
import type { RuleResult } from "../../../src/layout/evaluate";
import { itemName } from "../../explain/item_words";
import { usePersonaViewer, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import inspector from "./Inspector.module.css";
import { itemRuleField } from "./rule_field";
import { VerdictRow } from "./VerdictRow";
import css from "./Why.module.css";

/** The single banners of a section that have rules of their own, each with its verdict, explained as a section is. */
export function ItemVerdicts({ section, way }: { section: Section; way: readonly Rules[] }) {
  const t = useT();
  const viewer = usePersonaViewer();
  const items = useMemo(() => itemsOf(section, viewer), [section, viewer]);
  if (items.length === 0) return null;
  const shown = items.filter(({ evaluation }) => evaluation.verdict === "shown").length;
  return (
    <div className={inspector.part}>
      <h3 className={inspector.partHead}>
        {t("why.items")}
        <span>{t("why.items_shown", { shown, count: items.length })}</span>
      </h3>
      <ul className={css.items}>
        {items.map((item) => (
          <ItemVerdict key={item.path.join(".")} {...item} way={way} />
        ))}
      </ul>
    </div>
  );
}

function ItemVerdict({ path, item, evaluation, way }: RuledItem & { way: readonly Rules[] }) {
  const t = useT();
  const show = useShow();
  const { language } = useWorkplace();
  const number = Number(path.findLast((key) => typeof key === "number") ?? 0) + 1;
  const name = itemName(item, language) || t("fields.list.item", { number });
  const whole = useMemo(() => [...way, itemRules(item) ?? {}], [way, item]);
  const goTo = (result: RuleResult) => ({ run: () => show({ focusField: itemRuleField(result, path, item) }) });
  return <VerdictRow name={name} evaluation={evaluation} way={whole} goTo={goTo} />;
}

/** Rules that are not valid can not be evaluated; the fields say what is wrong with them. */
function itemsOf(section: Section, viewer: Viewer): RuledItem[] {
  try {
    return evaluateItems(section.props, viewer);
  } catch {
    return [];
  }
}
