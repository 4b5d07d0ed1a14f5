import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type DeskFriend, judgeFriend, listDeskFriends } from "../../../schemas/api/referral";
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
type Wish = "let_count" | "refuse" | "refuse_again";

/** Who was brought by whom, and why nothing is paid for some of them; whoever may decides otherwise, with a reason. */
export function Friends() {
  const { t, api, language, may } = useDesk();
  const [judged, setJudged] = useState<{ row: DeskFriend; wish: Wish } | null>(null);
  const address = useDeskAddress();
  const only = address["tab"] === "all" ? "all" : "refused";
  const pageNo = pageOf(address);
  const answer = useQuery({
    ...api.query(listDeskFriends, { query: { only, limit, pageNo } }),
    placeholderData: keepPreviousData,
  });
  const reasonsIn = (reasons: DeskFriend["setAside"]) => reasons.map((each) => t(`desk.friends.reason.${each}`)).join(", ");
  return (
    <>
      <ViewHead title={t("desk.friends.title")} lead={t("desk.friends.lead")}>
        <Segments
          label={t("desk.column.state")}
          value={only}
          options={[
            { value: "refused", label: t("desk.friends.refused") },
            { value: "all", label: t("desk.friends.all") },
          ]}
          onChange={(tab) => goTo({ desk: "friends", tab })}
        />
      </ViewHead>
      <div className={css.list}>
        <DeskTable
          answer={answer}
          page={answer.data?.friends}
          limit={limit}
          caption={t("desk.friends.title")}
          columns={[
            t("desk.friends.friend"),
            t("desk.friends.referrer"),
            t("desk.friends.since"),
            t("desk.column.state"),
            ...(may(judgeFriend) ? [t("desk.friends.judge.column")] : []),
          ]}
          none={<Note title={t(only === "all" ? "desk.friends.none_all" : "desk.friends.none")} />}
        >
          {(row) => {
            const { friend, referrer, since, reason, foundAt, setAside } = row;
            return (
              <tr key={friend.userId}>
                <td>
                  <Person person={friend} />
                </td>
                <td>
                  <Person person={referrer} />
                </td>
                <td>{exactMoment(since, language)}</td>
                <td>
                  <Chip tone={reason === "like_device" ? "warn" : reason ? "bad" : "plain"}>
                    {reason ? t(`desk.friends.reason.${reason}`) : t("desk.friends.counts")}
                  </Chip>
                  <small>{exactMoment(foundAt, language)}</small>
                  {setAside.length > 0 && <small>{t("desk.friends.set_aside", { reason: reasonsIn(setAside) })}</small>}
                </td>
                {may(judgeFriend) && (
                  <td>
                    {wishesFor(row).map((wish) => (
                      <Button key={wish} look="line" onClick={() => setJudged({ row, wish })}>
                        {t(`desk.friends.judge.${wish}.open`)}
                      </Button>
                    ))}
                  </td>
                )}
              </tr>
            );
          }}
        </DeskTable>
      </div>
      {judged && <Judge {...judged} onClose={() => setJudged(null)} />}
    </>
  );
}

/** What the house can decide about a friend: what was found for good is set aside, or holds again; who only looks like it counts, or does not. */
function wishesFor({ isForGood, setAside, reason }: DeskFriend): readonly Wish[] {
  if (reason === "like_device") return ["let_count", "refuse"];
  if (isForGood) return ["let_count"];
  return setAside.length > 0 ? ["refuse_again"] : [];
}

function Judge({ row, wish, onClose }: { row: DeskFriend; wish: Wish; onClose: () => void }) {
  const { t, api, notices } = useDesk();
  const queries = useQueryClient();
  const { friend, reason, setAside } = row;
  const found = wish !== "refuse_again" && reason ? [reason] : setAside;
  const lead = wish === "let_count" && reason === "like_device" ? "lead_kept" : "lead";
  const words = {
    friend: friend.name ?? friend.email,
    reason: found.map((each) => t(`desk.friends.reason.${each}`)).join(", "),
  };
  return (
    <NoteDialog
      title={t(`desk.friends.judge.${wish}.title`, words)}
      lead={t(`desk.friends.judge.${wish}.${lead}`, words)}
      verb={t(`desk.friends.judge.${wish}.verb`)}
      isDangerous={wish !== "let_count"}
      onSend={async (note) => {
        await api.call(judgeFriend, { params: { userId: friend.userId }, body: { counts: wish === "let_count", note } });
        notices.toast({ words: t(`desk.friends.judge.${wish}.done`, words) });
        await queries.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}
