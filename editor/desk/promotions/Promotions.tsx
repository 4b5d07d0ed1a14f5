import { useQuery } from "@tanstack/react-query";
import { listDeskPromotions, promotionStates } from "../../../schemas/api/promotions_desk";
import { textIn } from "../../../schemas/text";
import { formatNumber } from "../../../src/kit/ui/format";
import { useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { DraftList } from "../drafts/DraftList";
import { moneyIn } from "../list/words";
import { NewPromotion } from "./NewPromotion";
import { PromotionPage } from "./PromotionPage";
import { StateChip } from "./StateChip";

/** What players are offered: made, changed, planned and ended here. */
export function Promotions() {
  const open = Number(useDeskAddress()["promotion"]);
  return open > 0 ? <PromotionPage key={open} promotionId={open} /> : <List />;
}

function List() {
  const { t, api, language } = useDesk();
  const answer = useQuery(api.query(listDeskPromotions, {}));
  const { promotions, baseCurrency = "EUR" } = answer.data ?? {};
  const money = (amount: number) => moneyIn(amount, baseCurrency, language);
  const rows = promotions?.map(({ promotionId, bannerKey, title, bonusType, figures, ...line }) => ({
    ...line,
    id: promotionId,
    key: bannerKey,
    name: textIn(title ?? {}, language) || bannerKey,
    about: `${t(`promotion.options.bonusType.${bonusType}`)} · ${bannerKey}`,
    chip: <StateChip state={line.state} />,
    cells: [formatNumber(figures.taken, language), money(figures.given), money(figures.paid)],
  }));
  return (
    <DraftList
      topic="promotion"
      answer={answer}
      rows={rows}
      states={promotionStates}
      nameColumn={t("promotion.column.name")}
      columns={[
        { name: t("promotion.column.taken"), look: "number" },
        { name: t("promotion.column.given"), look: "amount" },
        { name: t("promotion.column.paid"), look: "amount" },
      ]}
      Dialog={NewPromotion}
    />
  );
}
