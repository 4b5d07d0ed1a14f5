import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createPromotion } from "../../../schemas/api/promotions_desk";
import { freeRoute } from "../../../src/layout/route_shape";
import { plainWords } from "../../parts/route_problem";
import { Select } from "../../fields/Select";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import { DeskDialog } from "../list/DeskDialog";
import css from "../list/list.module.css";
import { type Kind, kinds, ofKind } from "./promotion_fields";

/** A name and what one gets: all else has something to begin with. */
export function NewPromotion({ known, onClose }: { known: readonly string[]; onClose: () => void }) {
  const { t, api, language } = useDesk();
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<Kind>("match");

  async function send() {
    const bannerKey = freeRoute(plainWords(name, 60) || "promotion", (key) => known.includes(key));
    const banner = { bannerTitle: { [language]: name.trim() }, isVisible: true };
    const content = ofKind(kind, { banner, coupons: [] });
    const { promotionId } = await api.call(createPromotion, { body: { bannerKey, content } });
    await queries.invalidateQueries();
    goTo({ desk: "promotions", promotion: String(promotionId) });
    onClose();
  }

  return (
    <DeskDialog
      title={t("promotion.new.title")}
      verb={t("promotion.new.make")}
      isReady={name.trim() !== ""}
      onSend={send}
      onClose={onClose}
    >
      <p className={css.plain}>{t("promotion.new.lead")}</p>
      <label>
        {t("promotion.new.name")}
        <input required autoFocus maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
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
    </DeskDialog>
  );
}
