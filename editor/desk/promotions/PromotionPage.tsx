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
import { type Text, textIn } from "../../../schemas/text";
import type { Viewer } from "../../../schemas/viewer";
import { type PropsIssue, toIssue } from "../../../src/layout/registry";
import { isRecord } from "../../explain/field_props";
import { promotionForm } from "../../explain/field_words";
import { Button } from "../../parts/Button";
import { useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { DraftPage } from "../drafts/DraftPage";
import { firstViewer } from "../drafts/first_viewer";
import { useAttempt } from "../drafts/use_attempt";
import { useDraft } from "../drafts/use_draft";
import { NotYet } from "../frame/NotYet";
import { NoteDialog } from "../list/NoteDialog";
import { OfferTab } from "./OfferTab";
import { emptied } from "./promotion_fields";
import { WhoTab } from "./WhoTab";
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

function Loaded({ page, refetch }: { page: Page; refetch: () => Promise<Page | undefined> }) {
  const { t, api, language } = useDesk();
  const address = useDeskAddress();
  const attempt = useAttempt();
  const { promotion, mayPublish } = page;
  const { promotionId } = promotion;
  const draft = useDraft(page, {
    save: (body) => api.call(savePromotionDraft, { params: { promotionId }, body }),
    changedCode: "promotion.changed",
    path: getDeskPromotion.path,
    emptied,
  });
  const [viewer, setViewer] = useState<Viewer>(firstViewer);
  const [isEnding, setIsEnding] = useState(false);
  const [refused, setRefused] = useState<readonly PromotionIssue[]>([]);
  const tab = tabs.find((one) => one === address["tab"]) ?? "offer";
  const { content } = draft;
  const issues = useMemo(() => issuesOf(content, refused, t), [content, refused, t]);
  const holders = page.versions.reduce((sum, version) => sum + version.holders, 0);

  return (
    <DraftPage
      topic="promotion"
      form={promotionForm}
      id={promotionId}
      title={textIn(titleOf(content), language) || promotion.bannerKey}
      lead={holders > 0 ? t("promotion.holders", { count: holders }) : promotion.bannerKey}
      state={<StateChip state={promotion.state} />}
      version={promotion.version}
      kept={page.draft}
      mayPublish={mayPublish}
      draft={draft}
      viewer={viewer}
      tabs={tabs.filter((one) => one !== "results" || mayPublish)}
      tab={tab}
      tabOf={tabOf}
      issues={issues}
      refetch={refetch}
      drop={() => api.call(dropPromotionDraft, { params: { promotionId } })}
      unplan={() => api.call(unplanPromotion, { params: { promotionId }, body: {} })}
      publish={(body) => api.call(publishPromotion, { params: { promotionId }, body })}
      publishLead={holders > 0 ? t("promotion.publish.keep", { count: holders }) : t("promotion.publish.lead")}
      onRefused={setRefused}
      verbs={
        mayPublish &&
        promotion.version > 0 &&
        promotion.state !== "ended" && (
          <Button look="danger" onClick={() => setIsEnding(true)}>
            {t("promotion.end.verb")}
          </Button>
        )
      }
    >
      {(contentLanguage) => {
        const part = { page, draft, issues, contentLanguage };
        return (
          <>
            {tab === "offer" && <OfferTab {...part} />}
            {tab === "who" && <WhoTab {...part} viewer={viewer} onViewer={setViewer} />}
            {tab === "texts" && <TextsTab {...part} />}
            {tab === "try" && <TryTab promotionId={promotionId} content={content} />}
            {tab === "versions" && <VersionsTab page={page} draft={draft} />}
            {tab === "results" && mayPublish && <ResultsTab page={page} />}
            {isEnding && (
              <NoteDialog
                title={t("promotion.end.title")}
                lead={t("promotion.end.lead")}
                verb={t("promotion.end.verb")}
                isDangerous
                onSend={async (note) => {
                  await api.call(endPromotion, { params: { promotionId }, body: { note } });
                  await attempt(refetch);
                }}
                onClose={() => setIsEnding(false)}
              />
            )}
          </>
        );
      }}
    </DraftPage>
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
