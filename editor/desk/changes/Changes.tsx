import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listPaymentChanges } from "../../../schemas/api/payments/office/changes";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { NotYet } from "../frame/NotYet";
import css from "../list/list.module.css";
import { Pager } from "../list/parts";
import { exactMoment } from "../list/words";

const limit = 50;

/** Who decided what about payments and methods; nobody can change it. */
export function Changes() {
  const { t, api, language } = useDesk();
  const address = useDeskAddress();
  const pageNo = Number(address["page"]) || 0;
  const answer = useQuery({
    ...api.query(listPaymentChanges, { query: { limit, pageNo } }),
    placeholderData: keepPreviousData,
  });
  const { data } = answer;
  const rows = data?.changes.rows ?? [];
  return (
    <>
      <header className={css.head}>
        <h1>{t("desk.changes.title")}</h1>
        <p>{t("desk.changes.lead")}</p>
      </header>
      <div className={css.list}>
        <NotYet answer={answer} />
        {data && rows.length === 0 && <Note title={t("desk.changes.none")} />}
        {rows.length > 0 && (
          <table className={css.q}>
            <caption className="visually-hidden">{t("desk.changes.title")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("desk.column.when")}</th>
                <th scope="col">{t("desk.column.who")}</th>
                <th scope="col">{t("desk.column.what")}</th>
                <th scope="col">{t("desk.column.reference")}</th>
                <th scope="col">{t("desk.remark")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, at, actor, change, reference, note }) => (
                <tr key={id}>
                  <td>{exactMoment(at, language)}</td>
                  <td>{actor ?? "–"}</td>
                  <td>{t(`desk.step.${change}`, { defaultValue: change })}</td>
                  <td>
                    <span className={css.mono}>{reference ?? "–"}</span>
                  </td>
                  <td>{note ?? ""}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {data && (
          <Pager
            count={data.changes.count}
            limit={limit}
            pageNo={pageNo}
            onPage={(next) => goTo({ desk: "changes", page: String(next) })}
          />
        )}
      </div>
    </>
  );
}
