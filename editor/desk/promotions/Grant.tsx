import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listPlayers } from "../../../schemas/api/players_desk";
import { grantPromotion } from "../../../schemas/api/promotions_desk";
import { ApiError } from "../../../src/kit/api/api_error";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { useTyped } from "../list/use_typed";
import { moneyIn } from "../list/words";

/** Gives it to a player that is found by name or address; a running bonus gives way only when that is agreed to. */
export function Grant({ promotionId, onClose }: { promotionId: number; onClose: () => void }) {
  const { t, api, language, notices } = useDesk();
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useTyped(typed, search, setSearch);
  const [userId, setUserId] = useState(0);
  const [burns, setBurns] = useState<string | null>(null);
  const [replaces, setReplaces] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const found = useQuery({
    ...api.query(listPlayers, { query: { search, limit: 8 } }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  const rows = search.length > 1 ? (found.data?.players.rows ?? []) : [];
  const state =
    search.length < 2
      ? "promotion.grant.find"
      : found.isError
        ? "desk.failed"
        : found.isFetching
          ? "desk.loading"
          : "desk.nothing_found";

  async function send(note: string) {
    try {
      await api.call(grantPromotion, { params: { promotionId }, body: { userId, note, key, replace: replaces } });
      notices.toast({ words: t("promotion.grant.done") });
      await queries.invalidateQueries();
    } catch (error) {
      if (error instanceof ApiError && error.code === "promotion.bonus_running") {
        const { burns: amount = 0, currencyCode = "EUR" } = (error.data ?? {}) as { burns?: number; currencyCode?: string }; // the code's own data
        setBurns(moneyIn(amount, currencyCode, language));
      }
      throw error;
    }
  }

  return (
    <NoteDialog
      title={t("promotion.grant.title")}
      lead={t("promotion.grant.lead")}
      verb={t("promotion.grant.verb")}
      onSend={send}
      onClose={onClose}
    >
      <label>
        {t("desk.players.search")}
        <input value={typed} maxLength={200} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <fieldset>
        <legend>{t("desk.column.player")}</legend>
        {rows.map((player) => (
          <label key={player.userId} className={css.option}>
            <input
              type="radio"
              name="player"
              required
              checked={userId === player.userId}
              onChange={() => setUserId(player.userId)}
            />
            {player.name} <small>{player.email}</small>
          </label>
        ))}
        {rows.length === 0 && (
          <p className={css.plain} role="status">
            {t(state)}
          </p>
        )}
      </fieldset>
      {burns !== null && (
        <label>
          <span>
            <input type="checkbox" checked={replaces} onChange={(event) => setReplaces(event.target.checked)} />{" "}
            {t("promotion.grant.replace", { amount: burns })}
          </span>
        </label>
      )}
    </NoteDialog>
  );
}
