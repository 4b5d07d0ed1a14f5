import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type DocumentTab, documentTabs, listDocumentQueue, type QueuedDocument } from "../../../schemas/api/documents_desk";
import { Keys } from "../../parts/Keys";
import { panelId, tabId, TabList } from "../../parts/TabList";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { useKeys } from "../keys";
import { DeskTable, pageOf } from "../list/DeskTable";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { ViewHead } from "../list/ViewHead";
import { exactMoment } from "../list/words";
import { Review } from "./Review";
import review from "./Review.module.css";

const limit = 25;
const tones = { confirmed: "good", rejected: "bad", requested: "accent", pending: "warn" } as const;

/** Documents of players: those that wait for a look, the oldest first; beside them the one that is chosen, with the player's data. */
export function Documents() {
  const { t, api, language } = useDesk();
  const address = useDeskAddress();
  const tab = documentTabs.find((each) => each === address["tab"]) ?? "to_review";
  const pageNo = pageOf(address);
  const answer = useQuery({
    ...api.query(listDocumentQueue, { query: { tab, pageNo, limit } }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  });
  const { data } = answer;
  const rows = data?.documents.rows ?? [];
  const idOf = ({ userId, documentLabelId }: QueuedDocument) => `${userId}-${documentLabelId}`;
  const chosen = rows.find((row) => idOf(row) === address["row"]) ?? null;
  const choose = (row: QueuedDocument | undefined) =>
    goTo({ ...address, desk: "documents", row: row && idOf(row) }, { replace: true });
  const at = chosen ? rows.indexOf(chosen) : -1;
  useKeys({
    j: () => choose(rows[at + 1] ?? rows[at]),
    ArrowDown: chosen ? undefined : () => choose(rows[0]),
    k: () => choose(rows[at - 1] ?? rows[0]),
  });
  if (chosen)
    return (
      <div className={review.desk}>
        <nav className={review.queue} aria-label={t(`desk.documents.tab.${tab}`)}>
          {rows.map((row) => (
            <button key={idOf(row)} type="button" aria-current={row === chosen ? "true" : undefined} onClick={() => choose(row)}>
              {row.player.name}
              <small>{[row.label, row.player.countryCode].filter(Boolean).join(" · ")}</small>
            </button>
          ))}
          <p>
            <Keys keys="J" /> <Keys keys="K" /> {t("desk.key.choose")}
          </p>
        </nav>
        <Review
          key={idOf(chosen)}
          userId={chosen.userId}
          labelId={chosen.documentLabelId}
          onBack={() => choose(undefined)}
          onDone={() => choose(rows[at + 1])}
        />
      </div>
    );
  return (
    <>
      <ViewHead
        title={t("desk.documents.title")}
        lead={data && t("desk.documents.lead", { count: Math.round(data.reviewMinutes / 60) })}
      />
      <div className={css.tabs}>
        <TabList
          id="documents"
          tabs={documentTabs.map((value) => ({ value, label: t(`desk.documents.tab.${value}`) }))}
          value={tab}
          onChange={(next: DocumentTab) => goTo({ desk: "documents", tab: next })}
        />
      </div>
      <div className={css.list} role="tabpanel" id={panelId("documents", tab)} aria-labelledby={tabId("documents", tab)}>
        <DeskTable
          answer={answer}
          page={data?.documents}
          limit={limit}
          caption={t(`desk.documents.tab.${tab}`)}
          columns={[t("desk.column.player"), t("desk.documents.document"), t("desk.column.state"), t("desk.column.when")]}
          none={<Note title={t("desk.documents.none")} />}
        >
          {(row) => (
            <tr key={idOf(row)}>
              <td>
                <button type="button" className={css.rowLink} onClick={() => choose(row)}>
                  {row.player.name}
                </button>
                <small>{row.player.countryCode}</small>
              </td>
              <td>{row.label}</td>
              <td>
                <Chip tone={tones[row.state]}>{t(`desk.documents.state.${row.state}`)}</Chip>
              </td>
              <td>{exactMoment(row.at, language)}</td>
            </tr>
          )}
        </DeskTable>
      </div>
    </>
  );
}
