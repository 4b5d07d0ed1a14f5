import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listOfficeMethods, setMethodAbsence } from "../../../schemas/api/payments/office/methods";
import { market, type Market } from "../../../schemas/settings";
import { Button } from "../../parts/Button";
import { useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { NotYet } from "../frame/NotYet";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { MethodList } from "./MethodList";
import { MethodsPreview } from "./MethodsPreview";
import { MethodTools } from "./MethodTools";
import { MethodVersions } from "./MethodVersions";
import { useMethodDraft } from "./use_method_draft";

const markets: readonly Market[] = market.options;

/** Ways to pay, switched and ordered per market and currency; what is more exact counts. Each save is a version. */
export function Methods() {
  const { t, api, notices } = useDesk();
  const queries = useQueryClient();
  const address = useDeskAddress();
  const of = markets.find((each) => each === address["market"]);
  const currency = address["currency"];
  const scope = { ...(of && { market: of }), ...(currency && { currency }) };
  const answer = useQuery({ ...api.query(listOfficeMethods, { query: scope }) });
  const { data } = answer;
  const draft = useMethodDraft({ of, currency }, data);
  const { methods, problem } = draft;
  const isOwn = data?.methods.some(({ isOwnPlace }) => isOwnPlace) ?? false;

  async function setAway(methodId: string, isAway: boolean) {
    try {
      await api.call(setMethodAbsence, { params: { methodId }, body: { isAway, until: null } });
    } catch (error) {
      notices.toast({ words: t(failureKey(error)) });
    }
    await queries.invalidateQueries();
  }

  return (
    <>
      <header className={css.head}>
        <h1>{t("desk.methods.title")}</h1>
        <p>{t("desk.methods.lead")}</p>
      </header>
      <MethodTools of={of} currency={currency} data={data} draft={draft} />
      {problem && (
        <p className={css.problem} role="alert">
          {problem}{" "}
          <Button look="line" onClick={draft.saveAnyway}>
            {t("desk.methods.save_anyway")}
          </Button>
        </p>
      )}
      <NotYet answer={answer} />
      {data && data.methods.length === 0 && <Note title={t("desk.methods.none")} />}
      {data && data.methods.length > 0 && (
        <div className={css.deep} tabIndex={0} role="group" aria-label={t("desk.methods.title")}>
          <div className={css.cards}>
            <section className={css.card} aria-labelledby="desk-methods">
              <h2 id="desk-methods">
                {t("desk.methods.order")}
                <small>{t(isOwn ? "desk.methods.own" : "desk.methods.inherited")}</small>
              </h2>
              <MethodList
                known={data.methods}
                methods={methods}
                mayArrange={data.mayArrange}
                onChange={draft.change}
                onAway={(methodId, isAway) => void setAway(methodId, isAway)}
              />
            </section>
            <div className={css.form}>
              <MethodsPreview known={data.methods} methods={methods} currency={currency ?? null} />
              <MethodVersions data={data} onBringBack={draft.bringBack} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
