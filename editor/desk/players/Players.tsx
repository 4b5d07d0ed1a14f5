import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listPlayers } from "../../../schemas/api/players_desk";
import { SearchField } from "../../parts/SearchField";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { NotYet } from "../frame/NotYet";
import css from "../list/list.module.css";
import { Chip, Pager } from "../list/parts";
import { useTyped } from "../list/use_typed";
import { exactMoment } from "../list/words";
import { PlayerPage } from "./PlayerPage";

const limit = 25;
const tones = { APPROVED: "good", PENDING: "warn", REJECTED: "bad" } as const;

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
  const pageNo = Number(address["page"]) || 0;
  const search = address["q"] ?? "";
  const [typed, setTyped] = useState(search);
  useTyped(typed, search, (q) => goTo({ ...address, q, page: undefined }, { replace: true }));
  const answer = useQuery({
    ...api.query(listPlayers, { query: { pageNo, limit, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  const { data } = answer;
  const rows = data?.players.rows ?? [];
  return (
    <>
      <header className={css.head}>
        <h1>{t("desk.players.title")}</h1>
      </header>
      <div className={css.tools}>
        <SearchField label={t("desk.players.search")} value={typed} onChange={setTyped} />
      </div>
      <div className={css.list}>
        <NotYet answer={answer} />
        {data && rows.length === 0 && <Note title={t("desk.nothing_found")} />}
        {rows.length > 0 && (
          <table className={css.q}>
            <caption className="visually-hidden">{t("desk.players.title")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("desk.column.player")}</th>
                <th scope="col">{t("desk.documents.title")}</th>
                <th scope="col">{t("desk.players.break")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ userId, name, email, countryCode, kycStatus, excludedUntil }) => (
                <tr key={userId}>
                  <td>
                    <button
                      type="button"
                      className={css.rowLink}
                      onClick={() => goTo({ ...address, desk: "players", player: String(userId) })}
                    >
                      {name}
                    </button>
                    <small>{[email, countryCode].filter(Boolean).join(" · ")}</small>
                  </td>
                  <td>
                    <Chip tone={tones[kycStatus]}>{t(`desk.players.kyc.${kycStatus}`)}</Chip>
                  </td>
                  <td>{excludedUntil ? exactMoment(excludedUntil, language) : "–"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {data && (
          <Pager
            count={data.players.count}
            limit={limit}
            pageNo={pageNo}
            onPage={(next) => goTo({ ...address, page: String(next) })}
          />
        )}
      </div>
    </>
  );
}
