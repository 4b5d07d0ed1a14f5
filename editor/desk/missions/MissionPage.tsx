import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  dropMissionDraft,
  endMission,
  getDeskMission,
  type MissionIssue,
  type MissionPage as Page,
  publishMission,
  saveMissionDraft,
  unplanMission,
} from "../../../schemas/api/missions_desk";
import { type Text, textIn } from "../../../schemas/text";
import type { PropsIssue } from "../../../src/layout/registry";
import { isRecord } from "../../explain/field_props";
import { missionForm } from "../../explain/field_words";
import { Button } from "../../parts/Button";
import { useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { DraftFields } from "../drafts/DraftFields";
import { DraftPage } from "../drafts/DraftPage";
import own from "../drafts/drafts.module.css";
import { firstViewer } from "../drafts/first_viewer";
import { Trail } from "../drafts/Trail";
import { useAttempt } from "../drafts/use_attempt";
import { useDraft } from "../drafts/use_draft";
import { NotYet } from "../frame/NotYet";
import css from "../list/list.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { emptied, textFields, whoFields } from "./mission_fields";
import { missionIssues } from "./mission_issues";
import { GoalTab } from "./GoalTab";
import { ResultsTab } from "./ResultsTab";
import { StateChip } from "./StateChip";

const tabs = ["goal", "who", "texts", "results", "versions"] as const;
type Tab = (typeof tabs)[number];

/** One mission: what has to be done, what it brings, for whom and when; published, ended, and what came of it. */
export function MissionPage({ missionId }: { missionId: number }) {
  const { api } = useDesk();
  const answer = useQuery({
    ...api.query(getDeskMission, { params: { missionId } }),
    gcTime: 0, // who comes back goes on from what is kept, never from what was read before
  });
  const refetch = async () => (await answer.refetch({ throwOnError: true })).data;
  return answer.data ? <Loaded page={answer.data} refetch={refetch} /> : <NotYet answer={answer} />;
}

function Loaded({ page, refetch }: { page: Page; refetch: () => Promise<Page | undefined> }) {
  const { t, api, language } = useDesk();
  const address = useDeskAddress();
  const attempt = useAttempt();
  const { mission, mayPublish, currencies } = page;
  const { missionId, run } = mission;
  const draft = useDraft(page, {
    save: (body) => api.call(saveMissionDraft, { params: { missionId }, body }),
    changedCode: "mission.changed",
    path: getDeskMission.path,
    emptied,
  });
  const [viewer] = useState(firstViewer);
  const [isEnding, setIsEnding] = useState(false);
  const [refused, setRefused] = useState<readonly MissionIssue[]>([]);
  const tab = tabs.find((one) => one === address["tab"]) ?? "goal";
  const { content } = draft;
  const issues = useMemo(() => missionIssues(content, refused, t), [content, refused, t]);
  const isRunning = run?.status === "IN-PROGRESS";
  const name = content["name"];
  const part = { form: missionForm, draft, issues };

  return (
    <DraftPage
      topic="mission"
      form={missionForm}
      id={missionId}
      title={(isRecord(name) && textIn(name as Text, language)) || mission.key} // shown as it was typed
      lead={mission.key}
      state={<StateChip state={mission.state} />}
      version={mission.version}
      kept={page.draft}
      mayPublish={mayPublish}
      draft={draft}
      viewer={viewer}
      tabs={tabs}
      tab={tab}
      tabOf={tabOf}
      issues={issues}
      refetch={refetch}
      drop={() => api.call(dropMissionDraft, { params: { missionId } })}
      unplan={() => api.call(unplanMission, { params: { missionId }, body: {} })}
      publish={(body) => api.call(publishMission, { params: { missionId }, body })}
      publishLead={t(isRunning ? "mission.runs" : "mission.publish_lead")}
      onRefused={setRefused}
      verbs={
        mayPublish &&
        (mission.state === "running" || mission.state === "planned") && (
          <Button look="danger" onClick={() => setIsEnding(true)}>
            {t("mission.end.verb")}
          </Button>
        )
      }
    >
      {() => (
        <>
          {tab === "goal" && <GoalTab part={part} isRunning={isRunning} currencies={currencies} />}
          {(tab === "who" || tab === "texts") && (
            <div className={css.cards}>
              <section className={`${css.card} ${own.form}`}>
                <h2>{t(`mission.tab.${tab}`)}</h2>
                {tab === "who" && <p className={css.plain}>{t("mission.who_lead")}</p>}
                <DraftFields {...part} path={tab === "who" ? ["who"] : []} fields={tab === "who" ? whoFields : textFields} />
              </section>
            </div>
          )}
          {tab === "results" && <ResultsTab page={page} />}
          {tab === "versions" && (
            <Trail topic="mission" versions={page.versions} current={mission.version} changes={page.changes} draft={draft} />
          )}
          {isEnding && (
            <NoteDialog
              title={t("mission.end.title")}
              lead={t("mission.end.lead")}
              verb={t("mission.end.verb")}
              isDangerous
              onSend={async (note) => {
                await api.call(endMission, { params: { missionId }, body: { note } });
                await attempt(refetch);
              }}
              onClose={() => setIsEnding(false)}
            />
          )}
        </>
      )}
    </DraftPage>
  );
}

const texts = new Set(["name", "description", "termsAndCondition"]);
/** The tab in which a field is. */
const tabOf = ([first]: PropsIssue["path"]): Tab => (texts.has(String(first)) ? "texts" : first === "who" ? "who" : "goal");
