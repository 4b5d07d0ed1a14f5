import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listPaymentChanges } from "../../../schemas/api/payments/office/changes";
import { useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { DeskTable, pageOf } from "../list/DeskTable";
import css from "../list/list.module.css";
import { ViewHead } from "../list/ViewHead";
import { exactMoment } from "../list/words";

const limit = 50;

/** Who decided what about payments and methods; nobody can change it. */
export function Changes() {
  const { t, api, language } = useDesk();
  const pageNo = pageOf(useDeskAddress());
  const answer = useQuery({
    ...api.query(listPaymentChanges, { query: { limit, pageNo } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ViewHead title={t("desk.changes.title")} lead={t("desk.changes.lead")} />
      <div className={css.list}>
        <DeskTable
          answer={answer}
          page={answer.data?.changes}
          limit={limit}
          caption={t("desk.changes.title")}
          columns={[
            t("desk.column.when"),
            t("desk.column.who"),
            t("desk.column.what"),
            t("desk.column.reference"),
            t("desk.remark"),
          ]}
          none={<Note title={t("desk.changes.none")} />}
        >
          {({ id, at, actor, change, reference, note }) => (
            <tr key={id}>
              <td>{exactMoment(at, language)}</td>
              <td>{actor ?? "–"}</td>
              <td>{t(`desk.step.${change}`, { defaultValue: change })}</td>
              <td>
                <span className={css.mono}>{reference ?? "–"}</span>
              </td>
              <td>{note ?? ""}</td>
            </tr>
          )}
        </DeskTable>
      </div>
    </>
  );
}
