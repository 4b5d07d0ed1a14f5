import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ReceiptText, Users } from "lucide-react";
import { useState } from "react";
import { listPayments } from "../../../schemas/api/payments/office/payments";
import { listPlayers } from "../../../schemas/api/players_desk";
import { Palette, type PaletteEntry } from "../../parts/Palette";
import css from "../../parts/Palette.module.css";
import { editorLocale } from "../../words/editor_locale";
import { type DeskAddress, goTo } from "../address";
import { useDesk } from "../desk_place";
import { useTyped } from "../list/use_typed";
import { moneyIn, playerName, totalOf } from "../list/words";
import type { viewsOf } from "../views";

const limit = 6;

interface Found extends PaletteEntry {
  to: DeskAddress;
}

/** Leads to a view, a player or a payment: by number, reference, e-mail address, nickname or name. */
export function FindDialog({ views, onClose }: { views: ReturnType<typeof viewsOf>; onClose: () => void }) {
  const { t, api, language } = useDesk();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useTyped(typed, search, setSearch);
  const has = (wanted: string) => views.some(({ name }) => name === wanted) && search.length > 0;
  const kept = { placeholderData: keepPreviousData };
  const players = useQuery({ ...api.query(listPlayers, { query: { search, limit } }), ...kept, enabled: has("players") });
  const payments = useQuery({ ...api.query(listPayments, { query: { search, limit } }), ...kept, enabled: has("payments") });
  const isPending = typed.trim() !== search || (search.length > 0 && (players.isFetching || payments.isFetching));
  const hasFailed = players.isError || payments.isError;

  const word = typed.trim().toLocaleLowerCase(editorLocale(language));
  const places = views
    .map(({ name, letter, icon }): Found => {
      const detail = `G ${letter.toUpperCase()}`;
      return { id: name, words: t(`desk.${name}.title`), detail, icon, to: { desk: name } };
    })
    .filter(({ words }) => words.toLocaleLowerCase(editorLocale(language)).includes(word));
  const found = search === "" ? [] : (players.data?.players.rows ?? []);
  const people = found.map(({ userId, name, email, countryCode }): Found => {
    const detail = [email, countryCode, `#${userId}`].filter(Boolean).join(" · ");
    return { id: String(userId), words: name, detail, icon: Users, to: { desk: "players", player: String(userId) } };
  });
  const money = (search === "" ? [] : (payments.data?.payments.rows ?? [])).map((payment): Found => {
    const { amount, currency } = totalOf({ ...payment, request: null });
    return {
      id: String(payment.paymentId),
      words: `${moneyIn(amount, currency, language)} · ${playerName(payment)}`,
      detail: `${payment.reference} · ${t(`desk.state.${payment.state}`)}`,
      icon: ReceiptText,
      to: { desk: "payments", payment: String(payment.paymentId) },
    };
  });
  const groups = [
    { name: t("desk.players.title"), items: people },
    { name: t("desk.payments.title"), items: money },
    { name: t("desk.views"), items: places },
  ].filter(({ items }) => items.length > 0);

  function choose({ to }: Found) {
    onClose();
    goTo(to);
  }

  return (
    <Palette
      title={t("desk.find.title")}
      hint={t("desk.find.hint")}
      closeLabel={t("editor.close")}
      typed={typed}
      onTyped={setTyped}
      groups={groups}
      onChoose={choose}
      onClose={onClose}
    >
      <p className={css.none} role="status">
        {hasFailed ? t("desk.failed") : isPending ? t("desk.loading") : groups.length === 0 && t("desk.nothing_found")}
      </p>
    </Palette>
  );
}
