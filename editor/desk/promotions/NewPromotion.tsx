import { useState } from "react";
import { createPromotion } from "../../../schemas/api/promotions_desk";
import { Select } from "../../fields/Select";
import { useDesk } from "../desk_place";
import type { NewProps } from "../drafts/DraftList";
import { NewDraft } from "../drafts/NewDraft";
import { type Kind, kinds, ofKind } from "./promotion_fields";

/** A name and what one gets. */
export function NewPromotion({ known, onClose }: NewProps) {
  const { t, api, language } = useDesk();
  const [kind, setKind] = useState<Kind>("match");

  async function make(bannerKey: string, name: string) {
    const banner = { bannerTitle: { [language]: name }, isVisible: true };
    const content = ofKind(kind, { banner, coupons: [] });
    const { promotionId } = await api.call(createPromotion, { body: { bannerKey, content } });
    return promotionId;
  }

  return (
    <NewDraft topic="promotion" title={t("promotion.new.title")} known={known} make={make} onClose={onClose}>
      <label>
        {t("promotion.part.gets")}
        <Select value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`promotion.kind.${one}`)}
            </option>
          ))}
        </Select>
      </label>
    </NewDraft>
  );
}
