import { type ReactNode, useMemo, useState } from "react";
import { defaultLanguage, type Language } from "../../../schemas/text";
import type { Viewer } from "../../../schemas/viewer";
import type { PropsIssue } from "../../../src/layout/registry";
import { FieldOwnerProvider, type FieldServices, FieldServicesProvider, FieldViewProvider } from "../../fields/field_context";
import { formServices } from "../../fields/form_services";
import { LanguageChips } from "../../fields/LanguageChips";
import { panelId, TabList, tabId } from "../../parts/TabList";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { DraftHead } from "./DraftHead";
import { type DraftIssue, type Publish, PublishDialog } from "./PublishDialog";
import { TabLabel } from "./TabLabel";
import type { Topic } from "./topics";
import { useAttempt } from "./use_attempt";
import type { Draft, Kept } from "./use_draft";

interface Props<Tab extends string, Issue extends DraftIssue, Page extends Kept> {
  topic: Topic;
  /** The form that has the words of its fields. */
  form: string;
  id: number;
  title: string;
  lead: string;
  /** What stands on the site, as a chip. */
  state: ReactNode;
  version: number;
  kept: { publishAt: string | null; refusedAt: string | null } | null;
  mayPublish: boolean;
  draft: Draft;
  viewer: Viewer;
  tabs: readonly Tab[];
  tab: Tab;
  /** The tab in which a field is. */
  tabOf: (path: PropsIssue["path"]) => Tab;
  issues: readonly PropsIssue[];
  /** What entries of its lists are called by that have no title. */
  itemNameOf?: FieldServices["itemNameOf"];
  /** What the server has by now. */
  refetch: () => Promise<Page | undefined>;
  /** Takes back what is not published; nothing is left where nothing ever was. */
  drop: () => Promise<{ isGone: boolean }>;
  unplan: () => Promise<unknown>;
  publish: Publish;
  /** What publishing means for who holds it, or plays it. */
  publishLead: string;
  onRefused: (issues: readonly Issue[]) => void;
  /** What else can be done with it. */
  verbs: ReactNode;
  /** What the open tab shows, with the words of a language. */
  children: (contentLanguage: Language) => ReactNode;
}

/** The page of what is edited as a draft: its head, its tabs, and publishing. */
export function DraftPage<Tab extends string, Issue extends DraftIssue, Page extends Kept>(props: Props<Tab, Issue, Page>) {
  const { topic, form, id, version, kept, mayPublish, draft, viewer, tabs, tab, issues, verbs, children, itemNameOf } = props;
  const { t, api, language, accessToken } = useDesk();
  const address = useDeskAddress();
  const attempt = useAttempt();
  const [contentLanguage, setContentLanguage] = useState<Language>(defaultLanguage);
  const [isPublishing, setIsPublishing] = useState(false);

  const services = useMemo<FieldServices>(
    () => ({ ...formServices({ t, language, api, accessToken }), ...(itemNameOf && { itemNameOf }) }),
    [t, language, api, accessToken, itemNameOf],
  );
  const view = useMemo(() => ({ contentLanguage, setContentLanguage, viewer, focus: null }), [contentLanguage, viewer]);
  const back = () => goTo({ desk: `${topic}s` });

  /** Shows what the server has by now in place of what is edited. */
  async function goOn() {
    const newest = await props.refetch();
    if (newest) draft.goOnFrom(newest);
  }
  async function takeBack() {
    const { isGone } = await props.drop();
    if (isGone) return back();
    await goOn();
  }
  async function unplan() {
    await props.unplan();
    await props.refetch();
  }

  return (
    <FieldServicesProvider value={services}>
      <FieldViewProvider value={view}>
        <FieldOwnerProvider value={`${form}-${id}`}>
          <DraftHead
            title={props.title}
            lead={props.lead}
            state={props.state}
            version={version}
            draft={draft}
            kept={kept}
            mayPublish={mayPublish}
            onBack={back}
            onTakeTheirs={() => void attempt(goOn)}
            onTakeBack={() => void attempt(takeBack)}
            onUnplan={() => void attempt(unplan)}
            onPublish={() => setIsPublishing(true)}
          >
            {verbs}
          </DraftHead>
          <div className={css.tabs}>
            <TabList
              id={topic}
              value={tab}
              tabs={tabs.map((value) => ({
                value,
                label: (
                  <TabLabel
                    name={t(`${topic}.tab.${String(value)}`)}
                    problems={issues.filter(({ path }) => props.tabOf(path) === value).length}
                  />
                ),
              }))}
              onChange={(next) => goTo({ ...address, tab: next }, { replace: true })}
            />
            <LanguageChips />
          </div>
          <div className={css.deep} id={panelId(topic, tab)} role="tabpanel" aria-labelledby={tabId(topic, tab)}>
            {children(contentLanguage)}
          </div>
          {isPublishing && (
            <PublishDialog<Issue>
              topic={topic}
              form={form}
              version={version + 1}
              lead={props.publishLead}
              draft={draft}
              publish={props.publish}
              onRefused={props.onRefused}
              onDone={() => {
                props.onRefused([]);
                return attempt(goOn);
              }}
              onClose={() => setIsPublishing(false)}
            />
          )}
        </FieldOwnerProvider>
      </FieldViewProvider>
    </FieldServicesProvider>
  );
}
