import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import * as z from "zod/mini";
import {
  cancelTournament,
  closeTournament,
  dropTournamentDraft,
  endTournamentNow,
  getDeskTournament,
  publishTournament,
  saveTournamentDraft,
  type TournamentIssue,
  type TournamentPlanPage as Page,
  unplanTournament,
} from "../../../schemas/api/tournaments_desk";
import { type Text, textIn } from "../../../schemas/text";
import { tournamentContent } from "../../../schemas/tournament_content";
import { type PropsIssue, toIssue } from "../../../src/layout/registry";
import { getIn } from "../../core/set_in";
import { isRecord } from "../../explain/field_props";
import { tournamentForm } from "../../explain/field_words";
import { Button } from "../../parts/Button";
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
import { NoteDialog } from "../list/NoteDialog";
import own from "../drafts/drafts.module.css";
import { ResultsTab } from "./ResultsTab";
import { StateChip } from "./StateChip";
import { prizeName } from "./prize_name";
import { emptied, prizeFields, ruleFields, textFields, timeFields } from "./tournament_fields";
import { TryTab } from "./TryTab";

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

/** What is done to it, or to the one that runs, with a reason. */
type Asked = { what: "close" } | { what: "end" | "cancel"; tournamentItemId: number };

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
  const issues = useMemo<PropsIssue[]>(() => {
    const parsed = z.safeParse(tournamentContent, content);
    const typed = parsed.success ? [] : parsed.error.issues.map(toIssue);
    const theirs = refused
      .filter(({ code }) => code !== "invalid")
      .map(({ path, code, value }) => ({ path, code: "custom", message: t(`tournament.issue.${code}`, { value }) }));
    return [...typed, ...theirs];
  }, [content, refused, t]);
  const itemNameOf = useCallback((item: unknown) => prizeName(item, t, language), [t, language]);
  const isRunning = run?.status === "IN-PROGRESS";
  const name = content["name"];

  async function send(what: Asked, note: string) {
    const params = { planId };
    if (what.what === "close") await api.call(closeTournament, { params, body: { note } });
    else {
      const call = what.what === "end" ? endTournamentNow : cancelTournament;
      await api.call(call, { params, body: { tournamentItemId: what.tournamentItemId, note } });
    }
    await attempt(refetch);
  }
  const verbs = mayPublish && (
    <>
      {run && isRunning && (
        <Button look="line" onClick={() => setAsked({ what: "end", tournamentItemId: run.tournamentItemId })}>
          {t("tournament.end.verb")}
        </Button>
      )}
      {run && !run.isFinal && run.status !== "CANCELLED" && (
        <Button look="danger" onClick={() => setAsked({ what: "cancel", tournamentItemId: run.tournamentItemId })}>
          {t("tournament.cancel.verb")}
        </Button>
      )}
      {plan.repeats !== "once" && plan.version > 0 && plan.state !== "closed" && (
        <Button look="danger" onClick={() => setAsked({ what: "close" })}>
          {t("tournament.close.verb")}
        </Button>
      )}
    </>
  );
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
      verbs={verbs}
    >
      {() => (
        <>
          {tab === "rules" && (
            <div className={css.cards}>
              <section className={`${css.card} ${own.form}`}>
                {isRunning && <p className={own.law}>{t("tournament.runs")}</p>}
                <h2>{t("tournament.part.time")}</h2>
                <DraftFields {...part} fields={timeFields} />
                <h2>{t("tournament.part.rules")}</h2>
                <DraftFields {...part} path={["rules"]} fields={ruleFields(getIn(content, ["rules", "leaderboardType"]))} />
              </section>
              <section className={`${css.card} ${own.form}`}>
                <h2>{t("tournament.part.prizes")}</h2>
                <p className={css.plain}>{t("tournament.prizes_lead")}</p>
                <DraftFields {...part} fields={prizeFields} />
              </section>
            </div>
          )}
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
            <NoteDialog
              title={t(`tournament.${asked.what}.title`)}
              lead={t(`tournament.${asked.what}.lead`)}
              verb={t(`tournament.${asked.what}.verb`)}
              isDangerous
              onSend={(note) => send(asked, note)}
              onClose={() => setAsked(null)}
            />
          )}
        </>
      )}
    </DraftPage>
  );
}

const texts = new Set(["name", "shortDescription", "description", "termsAndCondition", "image"]);
/** The tab in which a field is. */
const tabOf = ([first]: PropsIssue["path"]): Tab => (texts.has(String(first)) ? "texts" : "rules");
