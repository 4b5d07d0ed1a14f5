import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  listPromotionHolders,
  type PromotionHolder,
  type PromotionPage,
  revokeBonus,
} from "../../../schemas/api/promotions_desk";
import { formatNumber } from "../../../src/kit/ui/format";
import { Button } from "../../parts/Button";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { NotYet } from "../frame/NotYet";
import css from "../list/list.module.css";
import own from "../drafts/drafts.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { Pager } from "../list/parts";
import { moneyIn } from "../list/words";
import { Grant } from "./Grant";
import { HoldersTable } from "./HoldersTable";

const limit = 25;

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
        {rows.length > 0 && <HoldersTable rows={rows} onRevoke={setRevoked} />}
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
