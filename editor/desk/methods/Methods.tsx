import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { arrangeMethods, listOfficeMethods, setMethodAbsence } from "../../../schemas/api/payments/office/methods";
import { market, type Market } from "../../../schemas/settings";
import { Select } from "../../fields/Select";
import { Button } from "../../parts/Button";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { NotYet } from "../frame/NotYet";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { exactMoment } from "../list/words";
import { type Arranged, MethodList } from "./MethodList";
import { MethodsPreview } from "./MethodsPreview";

const markets: readonly Market[] = market.options;

/** Ways to pay, switched and ordered per market and currency; what is more exact counts. Each save is a version. */
export function Methods() {
  const { t, api, language, notices } = useDesk();
  const queries = useQueryClient();
  const address = useDeskAddress();
  const of = markets.find((each) => each === address["market"]);
  const currency = address["currency"];
  const scope = { ...(of && { market: of }), ...(currency && { currency }) };
  const answer = useQuery({ ...api.query(listOfficeMethods, { query: scope }) });
  const { data } = answer;
  const key = `${of ?? ""} ${currency ?? ""} ${data?.versions[0]?.versionId ?? 0}`;
  const [draft, setDraft] = useState<{ key: string; methods: Arranged[] } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stored: Arranged[] = (data?.methods ?? []).map(({ methodId, isEnabled }) => ({ methodId, isEnabled }));
  const scopeKey = `${of ?? ""} ${currency ?? ""} `;
  const isDraft = draft !== null && draft.key.startsWith(scopeKey);
  const methods = isDraft ? draft.methods : stored;
  const isOwn = data?.methods.some(({ isOwnPlace }) => isOwnPlace) ?? false;
  const change = (next: Arranged[]) => setDraft({ key: isDraft ? draft.key : key, methods: next });

  async function save(next: Arranged[]) {
    setIsBusy(true);
    setProblem(null);
    try {
      const basedOn = Number((isDraft ? draft.key : key).slice(scopeKey.length));
      await api.call(arrangeMethods, { body: { market: of ?? null, currency: currency ?? null, methods: next, basedOn } });
      setDraft(null);
      notices.toast({ words: t("desk.methods.saved") });
    } catch (error) {
      setProblem(t(failureKey(error)));
    }
    await queries.invalidateQueries();
    setIsBusy(false);
  }
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
      <div className={css.tools}>
        <label>
          {t("desk.column.market")}
          <Select value={of ?? ""} onChange={(event) => goTo({ ...address, market: event.target.value }, { replace: true })}>
            <option value="">{t("desk.methods.all_markets")}</option>
            {markets.map((code) => (
              <option key={code} value={code}>
                {t(`settings.options.market.${code}`)}
              </option>
            ))}
          </Select>
        </label>
        <label>
          {t("desk.column.currency")}
          <Select
            value={currency ?? ""}
            onChange={(event) => goTo({ ...address, currency: event.target.value }, { replace: true })}
          >
            <option value="">{t("desk.methods.all_currencies")}</option>
            {(data?.currencies ?? []).map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </Select>
        </label>
        {data && !data.mayArrange && <span className={css.plain}>{t("desk.methods.only_administrators")}</span>}
        {data?.mayArrange && (
          <span className={css.push}>
            {isOwn && (of || currency) && !isDraft && (
              <Button look="line" isDisabled={isBusy} onClick={() => void save([])}>
                {t("desk.methods.let_go")}
              </Button>
            )}
            {isDraft && (
              <Button look="line" isDisabled={isBusy} onClick={() => setDraft(null)}>
                {t("desk.methods.undo")}
              </Button>
            )}
            <Button look="fill" size="large" isDisabled={isBusy || !isDraft} onClick={() => void save(methods)}>
              {t("desk.methods.save")}
            </Button>
          </span>
        )}
      </div>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}{" "}
          <Button look="line" onClick={() => setDraft(draft && { ...draft, key })}>
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
                onChange={change}
                onAway={(methodId, isAway) => void setAway(methodId, isAway)}
              />
            </section>
            <div className={css.form}>
              <MethodsPreview known={data.methods} methods={methods} currency={currency ?? null} />
              <section className={css.card} aria-labelledby="desk-versions">
                <h2 id="desk-versions">{t("desk.methods.versions")}</h2>
                {data.versions.length === 0 && <p className={css.plain}>{t("desk.methods.no_versions")}</p>}
                <ol className={css.methods}>
                  {data.versions.map(({ versionId, at, actor, methods: then }, index) => (
                    <li key={versionId} className={css.method}>
                      <span>
                        {exactMoment(at, language)}
                        <small>{actor}</small>
                      </span>
                      {index === 0 ? (
                        <span className={css.plain}>{t("desk.methods.in_force")}</span>
                      ) : (
                        data.mayArrange &&
                        then && (
                          <Button look="line" onClick={() => change(then.length > 0 ? withAll(then, stored) : stored)}>
                            {t("desk.methods.bring_back")}
                          </Button>
                        )
                      )}
                    </li>
                  ))}
                </ol>
              </section>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

/** An old arrangement with what has come since at its end. */
const withAll = (then: readonly Arranged[], now: readonly Arranged[]): Arranged[] => {
  const known = new Set(now.map(({ methodId }) => methodId));
  const old = then.filter(({ methodId }) => known.has(methodId));
  const had = new Set(old.map(({ methodId }) => methodId));
  return [...old, ...now.filter(({ methodId }) => !had.has(methodId))];
};
