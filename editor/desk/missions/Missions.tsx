import { useQuery } from "@tanstack/react-query";
import { createMission, listDeskMissions, missionPlanStates } from "../../../schemas/api/missions_desk";
import { textIn } from "../../../schemas/text";
import { formatNumber } from "../../../src/kit/ui/format";
import { useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { DraftList, type NewProps } from "../drafts/DraftList";
import { NewDraft } from "../drafts/NewDraft";
import { exactMoment, moneyIn } from "../list/words";
import { newMission } from "./mission_fields";
import { MissionPage } from "./MissionPage";
import { StateChip } from "./StateChip";

/** Missions: made, published and ended here, with who takes part and what they cost. */
export function Missions() {
  const open = Number(useDeskAddress()["mission"]);
  return open > 0 ? <MissionPage key={open} missionId={open} /> : <List />;
}

function List() {
  const { t, api, language } = useDesk();
  const answer = useQuery(api.query(listDeskMissions, {}));
  const count = (value: number | undefined) => formatNumber(value ?? 0, language);
  const rows = answer.data?.missions.map(({ missionId, key, name, repeats, run, ...line }) => ({
    ...line,
    id: missionId,
    key,
    name: textIn(name ?? {}, language) || key,
    about: [repeats && t(`mission.options.repeats.${repeats}`), key].filter(Boolean).join(" · "),
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
      count(run?.joined),
      count(run?.completed),
      moneyIn(run?.cost ?? 0, "EUR", language),
    ],
  }));
  return (
    <DraftList
      topic="mission"
      answer={answer}
      rows={rows}
      states={missionPlanStates}
      nameColumn={t("mission.fields.name")}
      columns={[
        { name: t("mission.column.when") },
        { name: t("mission.column.joined"), look: "number" },
        { name: t("mission.column.completed"), look: "number" },
        { name: t("mission.column.cost"), look: "amount" },
      ]}
      Dialog={NewMission}
    />
  );
}

function NewMission({ known, onClose }: NewProps) {
  const { t, api, language } = useDesk();

  async function make(key: string, name: string) {
    const { missionId } = await api.call(createMission, { body: { key, content: newMission(name, language) } });
    return missionId;
  }
  return <NewDraft topic="mission" title={t("mission.new.verb")} known={known} make={make} onClose={onClose} />;
}
