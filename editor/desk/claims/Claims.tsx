import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { decideHeldClaim, type HeldClaim, listHeldClaims } from "../../../schemas/api/held_claims";
import { textIn } from "../../../schemas/text";
import { Button } from "../../parts/Button";
import { Segments } from "../../parts/Segments";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { DeskTable, pageOf } from "../list/DeskTable";
import css from "../list/list.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { Chip, Person } from "../list/parts";
import { ViewHead } from "../list/ViewHead";
import { exactMoment } from "../list/words";

const limit = 25;
type Wish = "go_on" | "refuse";

/** Claims of offers for each household once by players who only look like one: whoever decides says why, and the player gets a letter. */
export function Claims() {
  const { t, api, language } = useDesk();
  const [decided, setDecided] = useState<{ row: HeldClaim; wish: Wish } | null>(null);
  const address = useDeskAddress();
  const only = address["tab"] === "all" ? "all" : "waiting";
  const pageNo = pageOf(address);
  const answer = useQuery({
    ...api.query(listHeldClaims, { query: { only, limit, pageNo } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ViewHead title={t("desk.claims.title")} lead={t("desk.claims.lead")}>
        <Segments
          label={t("desk.column.state")}
          value={only}
          options={[
            { value: "waiting", label: t("desk.claims.waiting") },
            { value: "all", label: t("desk.claims.all") },
          ]}
          onChange={(tab) => goTo({ desk: "claims", tab })}
        />
      </ViewHead>
      <div className={css.list}>
        <DeskTable
          answer={answer}
          page={answer.data?.claims}
          limit={limit}
          caption={t("desk.claims.title")}
          columns={[
            t("desk.claims.player"),
            t("desk.claims.like"),
            t("desk.claims.offer"),
            t("desk.claims.asked"),
            t("desk.column.state"),
            t("desk.claims.column"),
          ]}
          none={<Note title={t(only === "all" ? "desk.claims.none_all" : "desk.claims.none")} />}
        >
          {(row) => (
            <tr key={row.userBonusId}>
              <td>
                <Person person={row.player} />
              </td>
              <td>
                <Person person={row.like} />
              </td>
              <td>{textIn(row.title ?? {}, language) || row.bannerKey}</td>
              <td>{exactMoment(row.askedAt, language)}</td>
              <td>
                <State row={row} />
              </td>
              <td>
                <div className={css.wishes}>
                  {wishesFor(row).map((wish) => (
                    <Button key={wish} look="line" onClick={() => setDecided({ row, wish })}>
                      {t(`desk.claims.${wish}.open`)}
                    </Button>
                  ))}
                </div>
              </td>
            </tr>
          )}
        </DeskTable>
      </div>
      {decided && <Decide {...decided} onClose={() => setDecided(null)} />}
    </>
  );
}

const stateOf = ({ decision, state }: HeldClaim) => decision ?? (state === "claimed" ? "waiting" : "taken_back");

/** What can be decided: one that was refused by mistake can still be let go on. */
function wishesFor(row: HeldClaim): readonly Wish[] {
  const state = stateOf(row);
  return state === "waiting" ? ["go_on", "refuse"] : state === "refused" ? ["go_on"] : [];
}

function State({ row }: { row: HeldClaim }) {
  const { t, language } = useDesk();
  const state = stateOf(row);
  const who = row.decidedBy;
  return (
    <>
      <Chip tone={state === "waiting" ? "warn" : state === "refused" ? "bad" : "plain"}>{t(`desk.claims.state.${state}`)}</Chip>
      {who && row.decidedAt && <small>{t("desk.claims.by", { who, at: exactMoment(row.decidedAt, language) })}</small>}
      {row.note && <small>{row.note}</small>}
    </>
  );
}

function Decide({ row, wish, onClose }: { row: HeldClaim; wish: Wish; onClose: () => void }) {
  const { t, api, notices } = useDesk();
  const queries = useQueryClient();
  const words = { player: row.player.name ?? row.player.email };
  return (
    <NoteDialog
      title={t(`desk.claims.${wish}.title`, words)}
      lead={t(`desk.claims.${wish}.lead`)}
      verb={t(`desk.claims.${wish}.verb`)}
      isDangerous={wish === "refuse"}
      onSend={async (note) => {
        await api.call(decideHeldClaim, { params: { userBonusId: row.userBonusId }, body: { goesOn: wish === "go_on", note } });
        notices.toast({ words: t(`desk.claims.${wish}.done`, words) });
        await queries.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
