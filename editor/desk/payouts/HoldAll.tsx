import { useQuery, useQueryClient } from "@tanstack/react-query";
import { OctagonPause } from "lucide-react";
import { useState } from "react";
import { holdAllPayouts, listPayouts, releaseAllPayouts } from "../../../schemas/api/payments/office/payouts";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { exactMoment } from "../list/words";

function useHeldAll() {
  const { api, may } = useDesk();
  const query = api.query(listPayouts, { query: { limit: 1 } });
  return useQuery({ ...query, enabled: may(listPayouts), refetchInterval: 60_000 }).data?.heldAll;
}

/** Holds every payout, with a reason; not there while somebody does. */
export function HoldAllButton() {
  const { t, may } = useDesk();
  const held = useHeldAll();
  const [isAsked, setIsAsked] = useState(false);
  if (held !== null || !may(holdAllPayouts)) return null;
  return (
    <>
      <Button look="line" size="large" onClick={() => setIsAsked(true)}>
        <OctagonPause size={16} aria-hidden="true" />
        {t("desk.all_held.verb")}
      </Button>
      {isAsked && <SwitchDialog isHeld onClose={() => setIsAsked(false)} />}
    </>
  );
}

/** Over every view while all payouts are held: who said so, since when and why, and the way to let them go. */
export function HeldAllStrip() {
  const { t, language, may } = useDesk();
  const held = useHeldAll();
  const [isAsked, setIsAsked] = useState(false);
  if (!held) return null;
  return (
    <div className={css.strip} role="status">
      <OctagonPause size={18} aria-hidden="true" />
      <p>
        <b>{t("desk.all_held.on")}</b> {t("desk.all_held.by", { who: held.by, at: exactMoment(held.at, language) })}{" "}
        <q>{held.note}</q>
      </p>
      {may(releaseAllPayouts) && (
        <Button look="line" onClick={() => setIsAsked(true)}>
          {t("desk.all_held.release")}
        </Button>
      )}
      {isAsked && <SwitchDialog isHeld={false} onClose={() => setIsAsked(false)} />}
    </div>
  );
}

function SwitchDialog({ isHeld, onClose }: { isHeld: boolean; onClose: () => void }) {
  const { t, api } = useDesk();
  const queries = useQueryClient();
  const name = isHeld ? "hold" : "let_go";
  return (
    <NoteDialog
      title={t(`desk.all_held.${name}_title`)}
      lead={t(`desk.all_held.${name}_lead`)}
      verb={t(`desk.all_held.${name}_verb`)}
      isDangerous={isHeld}
      onClose={onClose}
      onSend={async (note) => {
        await api.call(isHeld ? holdAllPayouts : releaseAllPayouts, { body: { note } });
        await queries.invalidateQueries();
      }}
    />
  );
}
