import { Braces } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { experimentsIn } from "../../../src/layout/variants";
import { IconButton } from "../../parts/IconButton";
import { lazyPart } from "../../parts/lazy_part";
import { panelId, tabId, TabList } from "../../parts/TabList";
import { rulesOf } from "../../workplace/rule_badges";
import { editorOf } from "../../workplace/section_editors";
import { useEditorState, useShow, useT, useWorkbench } from "../../workplace/use_editor";
import { ContentTab } from "./ContentTab";
import css from "./Inspector.module.css";
import { InspectorHead } from "./InspectorHead";
import { JsonPane } from "./LazyJsonPane";
import { RulesTab } from "./RulesTab";
import { Settled } from "./Settled";
import { UnknownType } from "./UnknownType";

const pane = { look: "pane" } as const;
const TestTab = lazyPart(() => import("./experiment/TestTab").then((code) => code.TestTab), pane);
const WhyTab = lazyPart(() => import("./WhyTab").then((code) => code.WhyTab), pane);

const others = { rules: RulesTab, test: TestTab, why: WhyTab };

/** One section: what it shows, who sees it, and why somebody does not. */
export const SectionInspector = memo(function SectionInspector({ section }: { section: Section }) {
  const t = useT();
  const show = useShow();
  const tab = useWorkbench(({ inspectorTab }) => inspectorTab);
  const rules = rulesOf(section).length;
  const variants = useEditorState(({ page }) =>
    section.experiment ? (experimentsIn(page.sections).get(section.experiment.id)?.variants.length ?? 0) : 0,
  );
  const issues = registry.issuesOf(section).length;
  const tabs = [
    { value: "content" as const, label: withCount(t("inspector.content"), issues, css.badCount) },
    { value: "rules" as const, label: withCount(t("inspector.rules"), rules, css.count) },
    { value: "test" as const, label: withCount(t("inspector.test"), variants, css.count) },
    { value: "why" as const, label: t("inspector.why") },
  ];
  return (
    <div className={css.tabs}>
      <InspectorHead section={section} />
      <div className={css.tabLine}>
        <TabList id="inspector" tabs={tabs} value={tab} onChange={(inspectorTab) => show({ inspectorTab })} />
        <IconButton
          label={t("inspector.json")}
          keys="J"
          aria-pressed={tab === "json"}
          onClick={() => show({ inspectorTab: tab === "json" ? "content" : "json" })}
        >
          <Braces size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {tab === "json" ? (
        <JsonPane key={section.id} section={section} />
      ) : (
        <div id={panelId("inspector", tab)} role="tabpanel" aria-labelledby={tabId("inspector", tab)} className={css.panel}>
          {tab === "content" && (editorOf(section.type) ? <ContentTab section={section} /> : <UnknownType section={section} />)}
          {tab !== "content" && (
            <Settled key={tab} section={section}>
              {(shown) => {
                const Tab = others[tab];
                return <Tab section={shown} />;
              }}
            </Settled>
          )}
        </div>
      )}
    </div>
  );
});

const withCount = (words: string, count: number, look: string | undefined): ReactNode =>
  count > 0 ? (
    <>
      {words}
      <span className={look}>{count}</span>
    </>
  ) : (
    words
  );
