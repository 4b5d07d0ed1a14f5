import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type DeskFriend, listDeskFriends } from "../../../schemas/api/referral";
import { Segments } from "../../parts/Segments";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { DeskTable, pageOf } from "../list/DeskTable";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { ViewHead } from "../list/ViewHead";
import { exactMoment } from "../list/words";

const limit = 25;

/** Who was brought by whom, and why nothing is paid for some of them. */
export function Friends() {
  const { t, api, language } = useDesk();
  const address = useDeskAddress();
  const only = address["tab"] === "all" ? "all" : "refused";
  const pageNo = pageOf(address);
  const answer = useQuery({
    ...api.query(listDeskFriends, { query: { only, limit, pageNo } }),
    placeholderData: keepPreviousData,
  });
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
          columns={[t("desk.friends.friend"), t("desk.friends.referrer"), t("desk.friends.since"), t("desk.column.state")]}
          none={<Note title={t(only === "all" ? "desk.friends.none_all" : "desk.friends.none")} />}
        >
          {({ friend, referrer, since, reason, foundAt }) => (
            <tr key={friend.userId}>
              <td>
                <Person person={friend} />
              </td>
              <td>
                <Person person={referrer} />
              </td>
              <td>{exactMoment(since, language)}</td>
              <td>
                <Chip tone={reason ? "bad" : "plain"}>
                  {reason ? t(`desk.friends.reason.${reason}`) : t("desk.friends.counts")}
                </Chip>
                <small>{exactMoment(foundAt, language)}</small>
              </td>
            </tr>
          )}
        </DeskTable>
      </div>
    </>
  );
}

const Person = ({ person: { userId, name, email } }: { person: DeskFriend["friend"] }) => (
  <>
    <button type="button" className={css.rowLink} onClick={() => goTo({ desk: "players", player: String(userId) })}>
      {name ?? email}
    </button>
    {name && <small>{email}</small>}
  </>
);
