import { useQuery } from "@tanstack/react-query";
import { createTournament, listDeskTournaments, tournamentPlanStates } from "../../../schemas/api/tournaments_desk";
import { textIn } from "../../../schemas/text";
import { formatNumber } from "../../../src/kit/ui/format";
import { useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { DraftList, type NewProps } from "../drafts/DraftList";
import { NewDraft } from "../drafts/NewDraft";
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
  const answer = useQuery(api.query(listDeskTournaments, {}));
  const rows = answer.data?.plans.map(({ planId, key, name, repeats, run, ...line }) => ({
    ...line,
    id: planId,
    key,
    name: textIn(name ?? {}, language) || key,
    about: [repeats && t(`tournament.options.repeats.${repeats}`), key].filter(Boolean).join(" · "),
    chip: <StateChip state={line.state} />,
    cells: [
      run ? (
        <>
          {exactMoment(run.startAt, language)}
          <small>{exactMoment(run.endAt, language)}</small>
        </>
      ) : (
        "–"
      ),
      formatNumber(run?.players ?? 0, language),
      moneyIn(run?.cost ?? 0, "EUR", language),
    ],
  }));
  return (
    <DraftList
      topic="tournament"
      answer={answer}
      rows={rows}
      states={tournamentPlanStates}
      nameColumn={t("tournament.fields.name")}
      columns={[
        { name: t("tournament.column.when") },
        { name: t("tournament.column.players"), look: "number" },
        { name: t("tournament.column.cost"), look: "amount" },
      ]}
      Dialog={NewTournament}
    />
  );
}

function NewTournament({ known, onClose }: NewProps) {
  const { t, api, language } = useDesk();

  async function make(key: string, name: string) {
    const { planId } = await api.call(createTournament, { body: { key, content: newTournament(name, language) } });
    return planId;
  }
  return <NewDraft topic="tournament" title={t("tournament.new.verb")} known={known} make={make} onClose={onClose} />;
}
