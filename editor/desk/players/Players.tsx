import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listPlayers } from "../../../schemas/api/players_desk";
import { SearchField } from "../../parts/SearchField";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { DeskTable, pageOf } from "../list/DeskTable";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { useSearch } from "../list/use_search";
import { ViewHead } from "../list/ViewHead";
import { exactMoment } from "../list/words";
import { kycTones, PlayerPage } from "./PlayerPage";

const limit = 25;

/** Players by name, address or number; a row opens their page. */
export function Players() {
  const address = useDeskAddress();
  const open = Number(address["player"]);
  if (open > 0) return <PlayerPage userId={open} onBack={() => goTo({ ...address, player: undefined })} />;
  return <List />;
}

function List() {
  const { t, api, language } = useDesk();
  const address = useDeskAddress();
  const pageNo = pageOf(address);
  const { search, typed, setTyped } = useSearch();
  const answer = useQuery({
    ...api.query(listPlayers, { query: { pageNo, limit, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ViewHead title={t("desk.players.title")} />
      <div className={css.tools}>
        <SearchField label={t("desk.players.search")} value={typed} onChange={setTyped} />
      </div>
      <div className={css.list}>
        <DeskTable
          answer={answer}
          page={answer.data?.players}
          limit={limit}
          caption={t("desk.players.title")}
          columns={[t("desk.column.player"), t("desk.documents.title"), t("desk.players.break")]}
          none={<Note title={t("desk.nothing_found")} />}
        >
          {({ userId, name, email, countryCode, kycStatus, excludedUntil }) => (
            <tr key={userId}>
              <td>
                <button
                  type="button"
                  className={css.rowLink}
                  data-opens={userId}
                  onClick={() => goTo({ ...address, desk: "players", player: String(userId) })}
                >
                  {name}
                </button>
                <small>{[email, countryCode].filter(Boolean).join(" · ")}</small>
              </td>
              <td>
                <Chip tone={kycTones[kycStatus]}>{t(`desk.players.kyc.${kycStatus}`)}</Chip>
              </td>
              <td>{excludedUntil ? exactMoment(excludedUntil, language) : "–"}</td>
            </tr>
          )}
        </DeskTable>
      </div>
    </>
  );
}
