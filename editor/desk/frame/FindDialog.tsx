import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type LucideIcon, ReceiptText, Search, Users } from "lucide-react";
import { useState } from "react";
import { listPayments } from "../../../schemas/api/payments/office/payments";
import { listPlayers } from "../../../schemas/api/players_desk";
import { Keys } from "../../parts/Keys";
import css from "../../parts/palette.module.css";
import popups from "../../parts/popups.module.css";
import { type DeskAddress, goTo } from "../address";
import { useDesk } from "../desk_place";
import { useTyped } from "../list/use_typed";
import { moneyIn, playerName, totalOf } from "../list/words";
import type { viewsOf } from "../views";

const limit = 6;

interface Found {
  id: string;
  words: string;
  detail: string;
  icon: LucideIcon;
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

  const word = typed.trim().toLocaleLowerCase(language);
  const places = views
    .map(({ name, letter, icon }): Found => {
      return {
        id: `view ${name}`,
        words: t(`desk.${name}.title`),
        detail: `G ${letter.toUpperCase()}`,
        icon,
        to: { desk: name },
      };
    })
    .filter(({ words }) => words.toLocaleLowerCase(language).includes(word));
  const found = search === "" ? [] : (players.data?.players.rows ?? []);
  const people = found.map(({ userId, name, email, countryCode }): Found => {
    const detail = [email, countryCode, `#${userId}`].filter(Boolean).join(" · ");
    return { id: `player ${userId}`, words: name, detail, icon: Users, to: { desk: "players", player: String(userId) } };
  });
  const money = (search === "" ? [] : (payments.data?.payments.rows ?? [])).map((payment): Found => {
    const { amount, currency } = totalOf({ ...payment, request: null });
    return {
      id: `payment ${payment.paymentId}`,
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
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={popups.scrim} />
        <Dialog.Popup className={css.palette} aria-label={t("desk.find.title")}>
          <Autocomplete.Root
            items={groups}
            mode="none"
            inline
            open
            autoHighlight="always"
            keepHighlight
            value={typed}
            onValueChange={(value, { reason }) => reason !== "item-press" && setTyped(value)}
            itemToStringValue={({ words }: Found) => words}
          >
            <div className={css.search}>
              <Search size={16} aria-hidden="true" />
              <Autocomplete.Input
                className={css.input}
                aria-label={t("desk.find.title")}
                placeholder={t("desk.find.hint")}
                spellCheck={false}
                maxLength={100}
              />
              <Dialog.Close className={css.close}>
                <span className="visually-hidden">{t("editor.close")}</span>
                <Keys keys="Esc" />
              </Dialog.Close>
            </div>
            <Autocomplete.List className={css.list}>
              {(group: (typeof groups)[number]) => (
                <Autocomplete.Group key={group.name} items={group.items}>
                  <Autocomplete.GroupLabel className={css.heading}>{group.name}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: Found) => (
                      <Autocomplete.Item key={entry.id} value={entry} className={css.item} onClick={() => choose(entry)}>
                        <entry.icon size={16} aria-hidden="true" />
                        <span className={css.words}>
                          {entry.words}
                          <span className={css.detail}>{entry.detail}</span>
                        </span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            <p className={css.none} role="status">
              {hasFailed ? t("desk.failed") : isPending ? t("desk.loading") : groups.length === 0 && t("desk.nothing_found")}
            </p>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
