import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  createTournament,
  listDeskTournaments,
  type TournamentLine,
  tournamentPlanStates,
} from "../../../schemas/api/tournaments_desk";
import { textIn } from "../../../schemas/text";
import { freeRoute } from "../../../src/layout/route_shape";
import { formatNumber } from "../../../src/ui/format";
import { Button } from "../../parts/Button";
import { plainWords } from "../../parts/route_problem";
import { SearchField } from "../../parts/SearchField";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { Note } from "../frame/Note";
import { NotYet } from "../frame/NotYet";
import { DeskDialog } from "../list/DeskDialog";
import { FilterChoice } from "../list/filters";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";
import { useSearch } from "../list/use_search";
import { ViewHead } from "../list/ViewHead";
import { exactMoment, moneyIn } from "../list/words";
import { StateChip } from "./StateChip";
import { newTournament } from "./tournament_fields";
import { TournamentPage } from "./TournamentPage";

/** Tournaments: made, tried, published, ended and called off here. */
export function Tournaments() {
  const open = Number(useDeskAddress()["tournament"]);
  return open > 0 ? <TournamentPage key={open} planId={open} /> : <List />;
}

function List() {
  const { t, api, language } = useDesk();
  const address = useDeskAddress();
  const { search, typed, setTyped } = useSearch();
  const [isNew, setIsNew] = useState(false);
  const answer = useQuery(api.query(listDeskTournaments, {}));
  const all = answer.data?.plans ?? [];
  const nameOf = ({ name, key }: TournamentLine) => textIn(name ?? {}, language) || key;
  const wanted = search.trim().toLocaleLowerCase(language);
  const rows = all.filter(
    (line) =>
      (!address["state"] || line.state === address["state"]) &&
      `${nameOf(line)} ${line.key}`.toLocaleLowerCase(language).includes(wanted),
  );
  return (
    <>
      <ViewHead title={t("desk.tournaments.title")} lead={t("tournament.lead")}>
        <Button look="fill" size="large" onClick={() => setIsNew(true)}>
          {t("tournament.new.verb")}
        </Button>
      </ViewHead>
      {all.length > 0 && (
        <div className={css.tools}>
          <SearchField label={t("promotion.search")} value={typed} onChange={setTyped} />
          <FilterChoice
            name="state"
            label={t("desk.column.state")}
            options={tournamentPlanStates.map((state) => [state, t(`tournament.state.${state}`)])}
          />
        </div>
      )}
      <div className={css.list}>
        <NotYet answer={answer} />
        {answer.data && all.length === 0 && (
          <Note title={t("tournament.none")} lead={t("promotion.none_lead")}>
            <Button look="line" onClick={() => setIsNew(true)}>
              {t("tournament.new.verb")}
            </Button>
          </Note>
        )}
        {all.length > 0 && rows.length === 0 && (
          <Note title={t("desk.nothing_found")}>
            <Button
              look="line"
              onClick={() => {
                setTyped("");
                goTo({ desk: "tournaments" }, { replace: true });
              }}
            >
              {t("desk.show_all")}
            </Button>
          </Note>
        )}
        {rows.length > 0 && (
          <table className={css.q}>
            <caption className="visually-hidden">{t("desk.tournaments.title")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("tournament.fields.name")}</th>
                <th scope="col">{t("desk.column.state")}</th>
                <th scope="col">{t("tournament.column.when")}</th>
                <th scope="col" className={css.number}>
                  {t("tournament.column.players")}
                </th>
                <th scope="col" className={css.number}>
                  {t("tournament.column.cost")}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((line) => {
                const { planId, key, state, hasDraft, version, publishAt, run, repeats } = line;
                const to = { desk: "tournaments", tournament: String(planId) };
                return (
                  <tr key={planId} onClick={() => goTo(to)}>
                    <td>
                      <button
                        type="button"
                        className={css.rowLink}
                        onClick={(event) => {
                          event.stopPropagation();
                          goTo(to);
                        }}
                      >
                        {nameOf(line)}
                      </button>
                      <small>{[repeats && t(`tournament.options.repeats.${repeats}`), key].filter(Boolean).join(" · ")}</small>
                    </td>
                    <td>
                      <StateChip state={state} />{" "}
                      {hasDraft && version > 0 && <Chip tone="warn">{t("promotion.not_published")}</Chip>}
                      {publishAt && <small>{t("promotion.planned_for", { at: exactMoment(publishAt, language) })}</small>}
                    </td>
                    <td>
                      {run ? (
                        <>
                          {exactMoment(run.startAt, language)}
                          <small>{exactMoment(run.endAt, language)}</small>
                        </>
                      ) : (
                        "–"
                      )}
                    </td>
                    <td className={css.number}>{formatNumber(run?.players ?? 0, language)}</td>
                    <td className={css.amount}>{moneyIn(run?.cost ?? 0, "EUR", language)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </div>
      {isNew && <NewTournament known={all.map(({ key }) => key)} onClose={() => setIsNew(false)} />}
    </>
  );
}

/** A name: all else has something to begin with. */
function NewTournament({ known, onClose }: { known: readonly string[]; onClose: () => void }) {
  const { t, api, language } = useDesk();
  const queries = useQueryClient();
  const [name, setName] = useState("");

  async function send() {
    const key = freeRoute(plainWords(name, 60) || "tournament", (one) => known.includes(one));
    const { planId } = await api.call(createTournament, { body: { key, content: newTournament(name.trim(), language) } });
    await queries.invalidateQueries();
    goTo({ desk: "tournaments", tournament: String(planId) });
    onClose();
  }

  return (
    <DeskDialog
      title={t("tournament.new.verb")}
      verb={t("promotion.new.make")}
      isReady={name.trim() !== ""}
      onSend={send}
      onClose={onClose}
    >
      <p className={css.plain}>{t("promotion.new.lead")}</p>
      <label>
        {t("promotion.new.name")}
        <input required autoFocus maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
    </DeskDialog>
  );
}
