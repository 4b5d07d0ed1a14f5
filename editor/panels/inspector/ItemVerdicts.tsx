import { CornerDownRight, Eye, Ghost } from "lucide-react";
import { useMemo } from "react";
import type { Section } from "../../../schemas/page";
import type { Viewer } from "../../../schemas/viewer";
import { evaluateItems, type RuledItem } from "../../../src/layout/cut_items";
import { decidingRule } from "../../../src/layout/evaluate";
import { reasonWords } from "../../explain/explain";
import { itemName } from "../../fields/item_words";
import { IconButton } from "../../parts/IconButton";
import { usePersonaViewer, useShow, useT, useWorkplace } from "../../use_editor";
import { itemRuleField } from "./rule_field";
import inspector from "./Inspector.module.css";
import css from "./Why.module.css";

/** The single banners of a section that have rules of their own, each with its verdict. */
export function ItemVerdicts({ section }: { section: Section }) {
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
          <ItemVerdict key={item.path.join(".")} {...item} />
        ))}
      </ul>
    </div>
  );
}

function ItemVerdict({ path, item, evaluation }: RuledItem) {
  const t = useT();
  const show = useShow();
  const { language } = useWorkplace();
  const deciding = decidingRule(evaluation);
  const name = itemName(item, language) || t("fields.list.item", { number: Number(path.at(-1)) + 1 });
  return (
    <li className={css.item} data-verdict={evaluation.verdict}>
      {deciding ? <Ghost size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
      <span className={css.itemWords}>
        {name}
        <small>{deciding ? reasonWords(t, evaluation, language) : t("explain.expected.parent")}</small>
      </span>
      {deciding && (
        <IconButton label={t("why.go_to", { name })} onClick={() => show({ focusField: itemRuleField(deciding, path, item) })}>
          <CornerDownRight size={14} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

/** Rules that are not valid can not be evaluated; the fields say what is wrong with them. */
function itemsOf({ props }: Section, viewer: Viewer): RuledItem[] {
  try {
    return evaluateItems(props, viewer);
  } catch {
    return [];
  }
}
