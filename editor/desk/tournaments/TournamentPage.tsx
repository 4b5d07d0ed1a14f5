import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import {
  dropTournamentDraft,
  getDeskTournament,
  publishTournament,
  saveTournamentDraft,
  type TournamentIssue,
  type TournamentPlanPage as Page,
  unplanTournament,
} from "../../../schemas/api/tournaments_desk";
import { type Text, textIn } from "../../../schemas/text";
import type { PropsIssue } from "../../../src/layout/registry";
import { isRecord } from "../../explain/field_props";
import { tournamentForm } from "../../explain/field_words";
import { useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { DraftFields } from "../drafts/DraftFields";
import { DraftPage } from "../drafts/DraftPage";
import { firstViewer } from "../drafts/first_viewer";
import { Trail } from "../drafts/Trail";
import { useAttempt } from "../drafts/use_attempt";
import { useDraft } from "../drafts/use_draft";
import { NotYet } from "../frame/NotYet";
import css from "../list/list.module.css";
import own from "../drafts/drafts.module.css";
import { ResultsTab } from "./ResultsTab";
import { StateChip } from "./StateChip";
import { prizeName } from "./prize_name";
import { emptied, textFields } from "./tournament_fields";
import { TryTab } from "./TryTab";
import { RulesTab } from "./RulesTab";
import { type Asked, TournamentQuestion, TournamentVerbs } from "./TournamentVerbs";
import { useTournamentIssues } from "./use_tournament_issues";

const tabs = ["rules", "texts", "try", "results", "versions"] as const;
type Tab = (typeof tabs)[number];

/** One tournament: rules, prizes and words; tried, published, ended, called off, and what came of it. */
export function TournamentPage({ planId }: { planId: number }) {
  const { api } = useDesk();
  const answer = useQuery({
    ...api.query(getDeskTournament, { params: { planId } }),
    gcTime: 0, // who comes back goes on from what is kept, never from what was read before
  });
  const refetch = async () => (await answer.refetch({ throwOnError: true })).data;
  return answer.data ? <Loaded page={answer.data} refetch={refetch} /> : <NotYet answer={answer} />;
}

function Loaded({ page, refetch }: { page: Page; refetch: () => Promise<Page | undefined> }) {
  const { t, api, language } = useDesk();
  const address = useDeskAddress();
  const attempt = useAttempt();
  const { plan, mayPublish } = page;
  const { planId, run } = plan;
  const draft = useDraft(page, {
    save: (body) => api.call(saveTournamentDraft, { params: { planId }, body }),
    changedCode: "tournament.changed",
    path: getDeskTournament.path,
    emptied,
  });
  const [viewer] = useState(firstViewer);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refused, setRefused] = useState<readonly TournamentIssue[]>([]);
  const tab = tabs.find((one) => one === address["tab"]) ?? "rules";
  const { content } = draft;
  const issues = useTournamentIssues(content, refused);
  const itemNameOf = useCallback((item: unknown) => prizeName(item, t, language), [t, language]);
  const isRunning = run?.status === "IN-PROGRESS";
  const name = content["name"];

  const part = { form: tournamentForm, draft, issues };

  return (
    <DraftPage
      topic="tournament"
      form={tournamentForm}
      id={planId}
      title={(isRecord(name) && textIn(name as Text, language)) || plan.key} // shown as it was typed
      lead={plan.key}
      state={<StateChip state={plan.state} />}
      version={plan.version}
      kept={page.draft}
      mayPublish={mayPublish}
      draft={draft}
      viewer={viewer}
      tabs={tabs}
      tab={tab}
      tabOf={tabOf}
      issues={issues}
      itemNameOf={itemNameOf}
      refetch={refetch}
      drop={() => api.call(dropTournamentDraft, { params: { planId } })}
      unplan={() => api.call(unplanTournament, { params: { planId }, body: {} })}
      publish={(body) => api.call(publishTournament, { params: { planId }, body })}
      publishLead={t(isRunning ? "tournament.runs" : "tournament.publish_lead")}
      onRefused={setRefused}
      verbs={mayPublish && <TournamentVerbs plan={plan} onAsk={setAsked} />}
    >
      {() => (
        <>
          {tab === "rules" && <RulesTab part={part} content={content} isRunning={isRunning} />}
          {tab === "texts" && (
            <div className={css.cards}>
              <section className={`${css.card} ${own.form}`}>
                <h2>{t("tournament.tab.texts")}</h2>
                <DraftFields {...part} fields={textFields} />
              </section>
            </div>
          )}
          {tab === "try" && <TryTab planId={planId} content={content} />}
          {tab === "results" && <ResultsTab page={page} />}
          {tab === "versions" && (
            <Trail topic="tournament" versions={page.versions} current={plan.version} changes={page.changes} draft={draft} />
          )}
          {asked && (
            <TournamentQuestion planId={planId} asked={asked} onClose={() => setAsked(null)} onDone={() => attempt(refetch)} />
          )}
        </>
      )}
    </DraftPage>
  );
}

const texts = new Set(["name", "shortDescription", "description", "termsAndCondition", "image"]);
/** The tab in which a field is. */
const tabOf = ([first]: PropsIssue["path"]): Tab => (texts.has(String(first)) ? "texts" : "rules");
