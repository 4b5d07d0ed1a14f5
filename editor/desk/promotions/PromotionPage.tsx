import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import {
  dropPromotionDraft,
  endPromotion,
  getDeskPromotion,
  type PromotionIssue,
  type PromotionPage as Page,
  publishPromotion,
  savePromotionDraft,
  unplanPromotion,
} from "../../../schemas/api/promotions_desk";
import { promotionContent } from "../../../schemas/promotion_content";
import { defaultLanguage, type Language, type Text, textIn } from "../../../schemas/text";
import type { Viewer } from "../../../schemas/viewer";
import { type PropsIssue, toIssue } from "../../../src/layout/registry";
import { isRecord } from "../../explain/field_props";
import { promotionForm } from "../../explain/field_words";
import { controls } from "../../fields/controls";
import { FieldOwnerProvider, type FieldServices, FieldServicesProvider, FieldViewProvider } from "../../fields/field_context";
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
import { OfferTab } from "./OfferTab";
import { emptied } from "./promotion_fields";
import { firstViewer, WhoTab } from "./WhoTab";
import { ResultsTab } from "./ResultsTab";
import { StateChip } from "./StateChip";
import { TextsTab } from "./TextsTab";
import { TryTab } from "./TryTab";
import { VersionsTab } from "./VersionsTab";

const tabs = ["offer", "who", "texts", "try", "versions", "results"] as const;
type Tab = (typeof tabs)[number];

/** One promotion: what is offered, to whom, in which words; tried, published, and what came of it. */
export function PromotionPage({ promotionId }: { promotionId: number }) {
  const { api } = useDesk();
  const answer = useQuery({
    ...api.query(getDeskPromotion, { params: { promotionId } }),
    gcTime: 0, // who comes back goes on from what is kept, never from what was read before
  });
  const refetch = async () => (await answer.refetch({ throwOnError: true })).data;
  return answer.data ? <Loaded page={answer.data} refetch={refetch} /> : <NotYet answer={answer} />;
}

export interface PartProps {
  page: Page;
  draft: Draft;
  issues: readonly PropsIssue[];
  contentLanguage: Language;
}

function Loaded({ page, refetch }: { page: Page; refetch: () => Promise<Page | undefined> }) {
  const { t, api, language, notices, accessToken } = useDesk();
  const address = useDeskAddress();
  const { promotion, mayPublish } = page;
  const { promotionId } = promotion;
  const draft = useDraft(page, {
    save: (body) => api.call(savePromotionDraft, { params: { promotionId }, body }),
    changedCode: "promotion.changed",
    path: getDeskPromotion.path,
    emptied,
  });
  const [contentLanguage, setContentLanguage] = useState<Language>(defaultLanguage);
  const [viewer, setViewer] = useState<Viewer>(firstViewer);
  const [dialog, setDialog] = useState<"publish" | "end" | null>(null);
  const [refused, setRefused] = useState<readonly PromotionIssue[]>([]);
  const tab = tabs.find((one) => one === address["tab"]) ?? "offer";
  const { content } = draft;
  const issues = useMemo(() => issuesOf(content, refused, t), [content, refused, t]);
  const holders = page.versions.reduce((sum, version) => sum + version.holders, 0);
  const title = textIn(titleOf(content), language) || promotion.bannerKey;

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
    const { isGone } = await api.call(dropPromotionDraft, { params: { promotionId } });
    if (isGone) return goTo({ desk: "promotions" });
    await goOn();
  }
  async function unplan() {
    await api.call(unplanPromotion, { params: { promotionId }, body: {} });
    await refetch();
  }

  return (
    <FieldServicesProvider value={services}>
      <FieldViewProvider value={view}>
        <FieldOwnerProvider value={`${promotionForm}-${promotionId}`}>
          <DraftHead
            title={title}
            lead={holders > 0 ? t("promotion.holders", { count: holders }) : promotion.bannerKey}
            state={<StateChip state={promotion.state} />}
            version={promotion.version}
            draft={draft}
            kept={page.draft}
            mayPublish={mayPublish}
            onBack={() => goTo({ desk: "promotions" })}
            onTakeTheirs={() => void attempt(goOn)}
            onTakeBack={() => void attempt(takeBack)}
            onUnplan={() => void attempt(unplan)}
            onPublish={() => setDialog("publish")}
          >
            {mayPublish && promotion.version > 0 && promotion.state !== "ended" && (
              <Button look="danger" onClick={() => setDialog("end")}>
                {t("promotion.end.verb")}
              </Button>
            )}
          </DraftHead>
          <div className={css.tabs}>
            <TabList
              id="promotion"
              value={tab}
              tabs={tabs
                .filter((one) => one !== "results" || mayPublish)
                .map((value) => ({
                  value,
                  label: (
                    <TabLabel
                      name={t(`promotion.tab.${value}`)}
                      problems={issues.filter(({ path }) => tabOf(path) === value).length}
                    />
                  ),
                }))}
              onChange={(next) => goTo({ ...address, tab: next }, { replace: true })}
            />
          </div>
          <div className={css.deep} id={panelId("promotion", tab)} role="tabpanel" aria-labelledby={tabId("promotion", tab)}>
            {tab === "offer" && <OfferTab page={page} draft={draft} issues={issues} contentLanguage={contentLanguage} />}
            {tab === "who" && (
              <WhoTab
                page={page}
                draft={draft}
                issues={issues}
                contentLanguage={contentLanguage}
                viewer={viewer}
                onViewer={setViewer}
              />
            )}
            {tab === "texts" && <TextsTab page={page} draft={draft} issues={issues} contentLanguage={contentLanguage} />}
            {tab === "try" && <TryTab promotionId={promotionId} content={content} />}
            {tab === "versions" && <VersionsTab page={page} draft={draft} />}
            {tab === "results" && mayPublish && <ResultsTab page={page} />}
          </div>
          {dialog === "publish" && (
            <PublishDialog<PromotionIssue>
              topic="promotion"
              form={promotionForm}
              version={promotion.version + 1}
              lead={holders > 0 ? t("promotion.publish.keep", { count: holders }) : t("promotion.publish.lead")}
              draft={draft}
              publish={(body) => api.call(publishPromotion, { params: { promotionId }, body })}
              onRefused={setRefused}
              onDone={() => {
                setRefused([]);
                return attempt(goOn);
              }}
              onClose={() => setDialog(null)}
            />
          )}
          {dialog === "end" && (
            <NoteDialog
              title={t("promotion.end.title")}
              lead={t("promotion.end.lead")}
              verb={t("promotion.end.verb")}
              isDangerous
              onSend={async (note) => {
                await api.call(endPromotion, { params: { promotionId }, body: { note } });
                await attempt(refetch);
              }}
              onClose={() => setDialog(null)}
            />
          )}
        </FieldOwnerProvider>
      </FieldViewProvider>
    </FieldServicesProvider>
  );
}

const titleOf = ({ banner }: Record<string, unknown>): Text =>
  isRecord(banner) && isRecord(banner["bannerTitle"]) ? (banner["bannerTitle"] as Text) : {}; // shown as it was typed

/** What is wrong here, and what the server said when it was to be published. */
function issuesOf(content: unknown, refused: readonly PromotionIssue[], t: TFunction): PropsIssue[] {
  const parsed = promotionContent.safeParse(content);
  const own = parsed.success ? [] : parsed.error.issues.map((issue) => named(toIssue(issue), t));
  const theirs = refused
    .filter(({ code }) => code !== "invalid")
    .map(({ path, code, value }) => ({ path, code: "custom", message: t(`promotion.issue.${code}`, { value }) }));
  return [...own, ...theirs];
}

const messages: Record<string, string> = {
  "EUR is missing": "no_euros",
  "It ends before it starts": "order",
  "A week's losses come back once per week": "once_a_week",
};
const named = (issue: PropsIssue, t: TFunction): PropsIssue => {
  const key = messages[issue.message];
  return key ? { ...issue, message: t(`promotion.issue.${key}`) } : issue;
};

const who = new Set(["isVisible", "access", "audiences", "bannerContentSettings", "countries", "schedule"]);
const times = new Set(["startAt", "endAt", "validOnDays", "startTime", "endTime"]);
/** The tab in which a field is. */
const tabOf = ([first, second]: PropsIssue["path"]): Tab =>
  first === "banner" ? (who.has(String(second)) ? "who" : "texts") : times.has(String(first)) ? "who" : "offer";
