import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
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
import { defaultLanguage, type Language, type Text, textIn } from "../../../schemas/text";
import { tournamentContent } from "../../../schemas/tournament_content";
import { type PropsIssue, toIssue } from "../../../src/layout/registry";
import { getIn } from "../../core/set_in";
import { type AnyControl, type Change, isRecord, issuesAt } from "../../explain/field_props";
import { tournamentForm } from "../../explain/field_words";
import { controls } from "../../fields/controls";
import { FieldOwnerProvider, type FieldServices, FieldServicesProvider, FieldViewProvider } from "../../fields/field_context";
import { Fields } from "../../fields/FieldsField";
import { createUpload } from "../../fields/upload_asset";
import { Button } from "../../parts/Button";
import { panelId, TabList, tabId } from "../../parts/TabList";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { DraftHead } from "../drafts/DraftHead";
import { PublishDialog } from "../drafts/PublishDialog";
import { TabLabel } from "../drafts/TabLabel";
import { type Draft, useDraft } from "../drafts/use_draft";
import { NotYet } from "../frame/NotYet";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { firstViewer } from "../promotions/WhoTab";
import own from "../promotions/Promotion.module.css";
import { ResultsTab } from "./ResultsTab";
import { StateChip } from "./StateChip";
import { emptied, prizeFields, ruleFields, textFields, timeFields } from "./tournament_fields";
import { TryTab } from "./TryTab";
import { VersionsTab } from "./VersionsTab";

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

type Asked = { what: "publish" } | { what: "close" } | { what: "end" | "cancel"; tournamentItemId: number };

function Loaded({ page, refetch }: { page: Page; refetch: () => Promise<Page | undefined> }) {
  const { t, api, language, notices, accessToken } = useDesk();
  const address = useDeskAddress();
  const { plan, mayPublish } = page;
  const { planId, run } = plan;
  const draft = useDraft(page, {
    save: (body) => api.call(saveTournamentDraft, { params: { planId }, body }),
    changedCode: "tournament.changed",
    path: getDeskTournament.path,
    emptied,
  });
  const [contentLanguage, setContentLanguage] = useState<Language>(defaultLanguage);
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
  const isRunning = run?.status === "IN-PROGRESS";
  const name = content["name"];
  const title = (isRecord(name) && textIn(name as Text, language)) || plan.key; // shown as it was typed

  const services = useMemo<FieldServices>(
    () => ({ t, language, api, controls, upload: createUpload(accessToken), sectionNames: () => [], goesOnWith: () => null }),
    [t, language, api, accessToken],
  );
  const view = useMemo(() => ({ contentLanguage, setContentLanguage, viewer, focus: null }), [contentLanguage, viewer]);

  /** Shows what the server has by now in place of what is edited. */
  async function goOn() {
    const newest = await refetch();
    if (newest) draft.goOnFrom(newest);
  }
  /** Does it, or says why not. */
  async function attempt(action: () => Promise<unknown>) {
    try {
      await action();
    } catch (error) {
      notices.toast({ words: t(failureKey(error)) });
    }
  }
  async function takeBack() {
    const { isGone } = await api.call(dropTournamentDraft, { params: { planId } });
    if (isGone) return goTo({ desk: "tournaments" });
    await goOn();
  }
  async function unplan() {
    await api.call(unplanTournament, { params: { planId }, body: {} });
    await refetch();
  }
  async function send(what: Asked, note: string) {
    if (what.what === "close") await api.call(closeTournament, { params: { planId }, body: { note } });
    if (what.what === "end")
      await api.call(endTournamentNow, { params: { planId }, body: { tournamentItemId: what.tournamentItemId, note } });
    if (what.what === "cancel")
      await api.call(cancelTournament, { params: { planId }, body: { tournamentItemId: what.tournamentItemId, note } });
    await attempt(refetch);
  }

  return (
    <FieldServicesProvider value={services}>
      <FieldViewProvider value={view}>
        <FieldOwnerProvider value={`${tournamentForm}-${planId}`}>
          <DraftHead
            title={title}
            lead={plan.key}
            state={<StateChip state={plan.state} />}
            version={plan.version}
            draft={draft}
            kept={page.draft}
            mayPublish={mayPublish}
            onBack={() => goTo({ desk: "tournaments" })}
            onTakeTheirs={() => void attempt(goOn)}
            onTakeBack={() => void attempt(takeBack)}
            onUnplan={() => void attempt(unplan)}
            onPublish={() => setAsked({ what: "publish" })}
          >
            {mayPublish && run && isRunning && (
              <Button look="line" onClick={() => setAsked({ what: "end", tournamentItemId: run.tournamentItemId })}>
                {t("tournament.end.verb")}
              </Button>
            )}
            {mayPublish && run && !run.isFinal && run.status !== "CANCELLED" && (
              <Button look="danger" onClick={() => setAsked({ what: "cancel", tournamentItemId: run.tournamentItemId })}>
                {t("tournament.cancel.verb")}
              </Button>
            )}
            {mayPublish && plan.repeats !== "once" && plan.version > 0 && plan.state !== "closed" && (
              <Button look="danger" onClick={() => setAsked({ what: "close" })}>
                {t("tournament.close.verb")}
              </Button>
            )}
          </DraftHead>
          <div className={css.tabs}>
            <TabList
              id="tournament"
              value={tab}
              tabs={tabs.map((value) => ({
                value,
                label: (
                  <TabLabel
                    name={t(`tournament.tab.${value}`)}
                    problems={issues.filter(({ path }) => tabOf(path) === value).length}
                  />
                ),
              }))}
              onChange={(next) => goTo({ ...address, tab: next }, { replace: true })}
            />
          </div>
          <div className={css.deep} id={panelId("tournament", tab)} role="tabpanel" aria-labelledby={tabId("tournament", tab)}>
            {tab === "rules" && (
              <div className={css.cards}>
                <section className={`${css.card} ${own.form}`}>
                  {isRunning && <p className={own.law}>{t("tournament.runs")}</p>}
                  <h2>{t("tournament.part.time")}</h2>
                  <Part draft={draft} issues={issues} fields={timeFields} />
                  <h2>{t("tournament.part.rules")}</h2>
                  <Part
                    draft={draft}
                    issues={issues}
                    path={["rules"]}
                    fields={ruleFields(getIn(content, ["rules", "leaderboardType"]))}
                  />
                </section>
                <section className={`${css.card} ${own.form}`}>
                  <h2>{t("tournament.part.prizes")}</h2>
                  <p className={css.plain}>{t("tournament.prizes_lead")}</p>
                  <Part draft={draft} issues={issues} fields={prizeFields} />
                </section>
              </div>
            )}
            {tab === "texts" && (
              <div className={css.cards}>
                <section className={`${css.card} ${own.form}`}>
                  <h2>{t("tournament.tab.texts")}</h2>
                  <Part draft={draft} issues={issues} fields={textFields} />
                </section>
              </div>
            )}
            {tab === "try" && <TryTab planId={planId} content={content} />}
            {tab === "results" && <ResultsTab page={page} />}
            {tab === "versions" && <VersionsTab page={page} draft={draft} />}
          </div>
          {asked?.what === "publish" && (
            <PublishDialog<TournamentIssue>
              topic="tournament"
              form={tournamentForm}
              version={plan.version + 1}
              lead={t(isRunning ? "tournament.runs" : "tournament.publish_lead")}
              draft={draft}
              publish={(body) => api.call(publishTournament, { params: { planId }, body })}
              onRefused={setRefused}
              onDone={() => {
                setRefused([]);
                return attempt(goOn);
              }}
              onClose={() => setAsked(null)}
            />
          )}
          {asked && asked.what !== "publish" && (
            <NoteDialog
              title={t(`tournament.${asked.what}.title`)}
              lead={t(`tournament.${asked.what}.lead`)}
              verb={t(`tournament.${asked.what}.verb`)}
              isDangerous
              onSend={(note) => send(asked, note)}
              onClose={() => setAsked(null)}
            />
          )}
        </FieldOwnerProvider>
      </FieldViewProvider>
    </FieldServicesProvider>
  );
}

interface PartProps {
  draft: Draft;
  issues: readonly PropsIssue[];
  fields: Record<string, AnyControl>;
  path?: readonly string[];
}

/** Some of the fields, as the inspector has those of sections. */
function Part({ draft: { content, setField }, issues, fields, path = [] }: PartProps) {
  const change: Change = (value, at = []) => setField([...path, ...at], value);
  const inside = path.reduce((left, key) => issuesAt(left, key), issues);
  const shared = { fields, issues: inside, path: [...path], type: tournamentForm };
  return <Fields {...shared} value={getIn(content, path)} onChange={change} />;
}

const texts = new Set(["name", "shortDescription", "description", "termsAndCondition", "image"]);
/** The tab in which a field is. */
const tabOf = ([first]: PropsIssue["path"]): Tab => (texts.has(String(first)) ? "texts" : "rules");
