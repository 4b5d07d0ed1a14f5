import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import * as z from "zod/mini";
import {
  cancelTournament,
  closeTournament,
  dropTournamentDraft,
  endTournamentNow,
  getDeskTournament,
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
import { NotYet } from "../frame/NotYet";
import { failureKey } from "../list/failure_key";
import css from "../list/list.module.css";
import { NoteDialog } from "../list/NoteDialog";
import { Chip } from "../list/parts";
import { exactMoment } from "../list/words";
import { firstViewer } from "../promotions/WhoTab";
import own from "../promotions/Promotion.module.css";
import { PublishDialog } from "./PublishDialog";
import { ResultsTab } from "./ResultsTab";
import { StateChip } from "./StateChip";
import { prizeFields, ruleFields, textFields, timeFields } from "./tournament_fields";
import { TryTab } from "./TryTab";
import { type Draft, useDraft } from "./use_draft";
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
  const draft = useDraft(page);
  const [contentLanguage, setContentLanguage] = useState<Language>(defaultLanguage);
  const [viewer] = useState(firstViewer);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refused, setRefused] = useState<readonly TournamentIssue[]>([]);
  const tab = tabs.find((one) => one === address["tab"]) ?? "rules";
  const { content, saving } = draft;
  const issues = useMemo<PropsIssue[]>(() => {
    const parsed = z.safeParse(tournamentContent, content);
    const typed = parsed.success ? [] : parsed.error.issues.map(toIssue);
    const theirs = refused
      .filter(({ code }) => code !== "invalid")
      .map(({ path, code, value }) => ({ path, code: "custom", message: t(`tournament.issue.${code}`, { value }) }));
    return [...typed, ...theirs];
  }, [content, refused, t]);
  const hasChanges = page.draft !== null || saving.state !== "saved";
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
          <header className={css.head}>
            <Button look="line" onClick={() => goTo({ desk: "tournaments" })}>
              {t("desk.key.back")}
            </Button>
            <h1>{title}</h1>
            <StateChip state={plan.state} />
            {hasChanges && plan.version > 0 && <Chip tone="warn">{t("promotion.not_published")}</Chip>}
            {page.draft?.publishAt && (
              <Chip tone={page.draft.refusedAt ? "bad" : "warn"}>
                {t(page.draft.refusedAt ? "promotion.plan_refused" : "promotion.planned_for", {
                  at: exactMoment(page.draft.publishAt, language),
                })}
              </Chip>
            )}
            <p>{plan.key}</p>
            <span className={css.push}>
              <SavingWords draft={draft} onTakeTheirs={() => void attempt(goOn)} />
              {hasChanges && (
                <Button look="line" onClick={() => void attempt(takeBack)}>
                  {t(plan.version === 0 ? "promotion.delete" : "promotion.take_back")}
                </Button>
              )}
              {mayPublish && page.draft?.publishAt && (
                <Button look="line" onClick={() => void attempt(unplan)}>
                  {t("promotion.unplan")}
                </Button>
              )}
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
              <Button
                look="fill"
                size="large"
                disabledReason={
                  mayPublish ? (hasChanges ? undefined : t("promotion.nothing_changed")) : t("promotion.only_administrators")
                }
                onClick={() => setAsked({ what: "publish" })}
              >
                {t("promotion.publish.verb", { version: plan.version + 1 })}
              </Button>
            </span>
          </header>
          <div className={css.tabs}>
            <TabList
              id="tournament"
              value={tab}
              tabs={tabs.map((value) => ({ value, label: <TabLabel tab={value} issues={issues} /> }))}
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
            <PublishDialog
              page={page}
              draft={draft}
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

function TabLabel({ tab, issues }: { tab: Tab; issues: readonly PropsIssue[] }) {
  const { t } = useDesk();
  const count = issues.filter(({ path: [first] }) => (texts.has(String(first)) ? "texts" : "rules") === tab).length;
  return (
    <>
      {t(`tournament.tab.${tab}`)}
      {count > 0 && (
        <>
          {" "}
          <Chip tone="bad">
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{t("promotion.problems", { count })}</span>
          </Chip>
        </>
      )}
    </>
  );
}

/** Whether what is typed is kept, in words. */
function SavingWords({ draft: { saving, keepMine, save }, onTakeTheirs }: { draft: Draft; onTakeTheirs: () => void }) {
  const { t, language } = useDesk();
  if (saving.state === "conflict")
    return (
      <span className={css.problem} role="alert">
        {t("promotion.saving.conflict", { by: saving.by ?? "–" })}{" "}
        <Button look="line" onClick={keepMine}>
          {t("promotion.saving.keep_mine")}
        </Button>{" "}
        <Button look="line" onClick={onTakeTheirs}>
          {t("promotion.saving.take_theirs")}
        </Button>
      </span>
    );
  if (saving.state === "offline")
    return (
      <span className={css.problem} role="alert">
        {t("promotion.saving.offline")}{" "}
        <Button look="line" onClick={save}>
          {t("editor.try_again")}
        </Button>
      </span>
    );
  return (
    <span className={css.plain} role="status">
      {saving.state !== "saved"
        ? t("promotion.saving.saving")
        : saving.at === null
          ? ""
          : t("promotion.saving.saved", { at: exactMoment(saving.at, language) })}
    </span>
  );
}
