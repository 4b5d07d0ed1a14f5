import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { createPromotion } from "../../../schemas/api/promotions_desk";
import { Button } from "../../parts/Button";
import { Modal } from "../../parts/Modal";
import { Select } from "../../fields/Select";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { type Kind, kinds, ofKind } from "./promotion_fields";

/** A key out of a name, as addresses have it. */
const keyOf = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);

/** A name and what one gets: all else has something to begin with. */
export function NewPromotion({ known, onClose }: { known: readonly string[]; onClose: () => void }) {
  const { t, api, language } = useDesk();
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<Kind>("match");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    const base = keyOf(name) || "promotion";
    const bannerKey = [base, ...Array.from({ length: 200 }, (_, index) => `${base}-${index + 2}`)].find(
      (key) => !known.includes(key),
    );
    const banner = { bannerTitle: { [language]: name.trim() }, isVisible: true };
    try {
      const content = ofKind(kind, { banner, coupons: [] });
      const { promotionId } = await api.call(createPromotion, { body: { bannerKey: bannerKey ?? base, content } });
      await queries.invalidateQueries();
      goTo({ desk: "promotions", promotion: String(promotionId) });
      onClose();
    } catch (error) {
      setProblem(t(failureKey(error)));
      setIsBusy(false);
    }
  }

  return (
    <Modal
      title={t("promotion.new.title")}
      isOpen
      onClose={onClose}
      closeLabel={t("editor.close")}
      foot={
        <>
          <Button size="large" look="line" onClick={onClose}>
            {t("editor.cancel")}
          </Button>
          <Button size="large" look="fill" type="submit" form={form} isDisabled={isBusy || name.trim() === ""}>
            {t("promotion.new.make")}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void handleSubmit(event)}>
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
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </form>
    </Modal>
  );
}
