import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listPlayers } from "../../../schemas/api/players_desk";
import {
  grantPromotion,
  listPromotionHolders,
  type PromotionHolder,
  type PromotionPage,
  revokeBonus,
} from "../../../schemas/api/promotions_desk";
import { ApiError } from "../../../src/kit/api/api_error";
import { formatNumber } from "../../../src/kit/ui/format";
import { Button } from "../../parts/Button";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { NotYet } from "../frame/NotYet";
import css from "../list/list.module.css";
import own from "../drafts/drafts.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { Chip, Pager } from "../list/parts";
import { useTyped } from "../list/use_typed";
import { exactMoment, moneyIn } from "../list/words";

const limit = 25;
const open = new Set(["waiting", "running"]);

/** What came of it: how many took it, what it cost, who holds it; given and taken back by hand. */
export function ResultsTab({ page }: { page: PromotionPage }) {
  const { t, api, language, notices } = useDesk();
  const queries = useQueryClient();
  const address = useDeskAddress();
  const { promotion, baseCurrency, published } = page;
  const { promotionId, figures } = promotion;
  const pageNo = Number(address["page"]) || 0;
  const answer = useQuery({
    ...api.query(listPromotionHolders, { params: { promotionId }, query: { limit, pageNo } }),
    placeholderData: keepPreviousData,
  });
  const [revoked, setRevoked] = useState<PromotionHolder | null>(null);
  const [isGranting, setIsGranting] = useState(false);
  const count = (number: number) => formatNumber(number, language);
  const money = (amount: number) => moneyIn(amount, baseCurrency, language);
  const rows = answer.data?.holders.rows ?? [];
  const facts: [string, string][] = [
    ["taken", count(figures.taken)],
    ["running", count(figures.running)],
    ["waiting", count(figures.waiting)],
    ["won", count(figures.won)],
    ["given", money(figures.given)],
    ["paid", money(figures.paid)],
    ["burned", money(figures.burned)],
  ];
  return (
    <div className={css.cards}>
      <section className={`${css.card} ${css.wide}`}>
        <h2>{t("promotion.results")}</h2>
        <dl className={own.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`promotion.column.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={`${css.card} ${css.wide}`}>
        <h2>
          {t("promotion.takers")}
          {published && (
            <Button look="line" onClick={() => setIsGranting(true)}>
              {t("promotion.grant.verb")}
            </Button>
          )}
        </h2>
        <NotYet answer={answer} />
        {answer.data && rows.length === 0 && <Note title={t("promotion.nobody")} />}
        {rows.length > 0 && (
          <div className={css.tableBox}>
            <table className={css.t}>
              <caption className="visually-hidden">{t("promotion.takers")}</caption>
              <thead>
                <tr>
                  <th scope="col">{t("desk.column.player")}</th>
                  <th scope="col">{t("desk.column.state")}</th>
                  <th scope="col">{t("promotion.column.version")}</th>
                  <th scope="col" className={css.number}>
                    {t("desk.column.amount")}
                  </th>
                  <th scope="col" className={css.number}>
                    {t("promotion.column.wager_left")}
                  </th>
                  <th scope="col" className={css.number}>
                    {t("promotion.column.paid")}
                  </th>
                  <th scope="col">{t("desk.column.when")}</th>
                  <th scope="col">
                    <span className="visually-hidden">{t("promotion.revoke.verb")}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const theirs = (amount: number) => moneyIn(amount, row.currencyCode, language);
                  return (
                    <tr key={row.userBonusId}>
                      <td>
                        {row.name} {row.isByHand && <Chip>{t("promotion.by_hand")}</Chip>}
                      </td>
                      <td>{t(`promotion.bonus_state.${row.state}`)}</td>
                      <td>{row.version}</td>
                      <td className={css.number}>{theirs(row.amount)}</td>
                      <td className={css.number}>{open.has(row.state) ? theirs(row.wagerLeft) : "–"}</td>
                      <td className={css.number}>{theirs(row.paid)}</td>
                      <td>{exactMoment(row.takenAt, language)}</td>
                      <td>
                        {open.has(row.state) && (
                          <Button look="danger" onClick={() => setRevoked(row)}>
                            {t("promotion.revoke.verb")}
                          </Button>
                        )}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
        {answer.data && (
          <Pager
            count={answer.data.holders.count}
            limit={limit}
            pageNo={pageNo}
            onPage={(next) => goTo({ ...address, page: String(next) })}
          />
        )}
      </section>
      {revoked && (
        <NoteDialog
          title={t("promotion.revoke.title", { name: revoked.name })}
          lead={t("promotion.revoke.lead")}
          verb={t("promotion.revoke.verb")}
          isDangerous
          onSend={async (note) => {
            const { data } = await api.call(revokeBonus, { params: { userBonusId: revoked.userBonusId }, body: { note } });
            notices.toast({ words: t("promotion.revoke.done", { amount: moneyIn(data.burned, data.currencyCode, language) }) });
            await queries.invalidateQueries();
          }}
          onClose={() => setRevoked(null)}
        />
      )}
      {isGranting && <Grant promotionId={promotionId} onClose={() => setIsGranting(false)} />}
    </div>
  );
}

/** Gives it to a player that is found by name or address; a running bonus gives way only when that is agreed to. */
function Grant({ promotionId, onClose }: { promotionId: number; onClose: () => void }) {
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
