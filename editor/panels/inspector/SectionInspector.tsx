import { Tabs } from "@base-ui/react/tabs";
import { Braces } from "lucide-react";
import { useState } from "react";
import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { IconButton } from "../../parts/IconButton";
import { rulesOf } from "../../rule_badges";
import { editorOf } from "../../section_types";
import { useShow, useT, useWorkbench } from "../../use_editor";
import type { InspectorTab } from "../../workbench";
import { ContentTab } from "./ContentTab";
import css from "./Inspector.module.css";
import { InspectorHead } from "./InspectorHead";
import { JsonView } from "./JsonView";
import { RulesTab } from "./RulesTab";
import { UnknownType } from "./UnknownType";
import { WhyTab } from "./WhyTab";

/** One section: what it shows, who sees it, and why somebody does not. */
export function SectionInspector({ section }: { section: Section }) {
  const t = useT();
  const show = useShow();
  const tab = useWorkbench(({ inspectorTab }) => inspectorTab);
  const [isJson, setIsJson] = useState(false);
  const rules = rulesOf(section).length;
  const issues = registry.issuesOf(section).length;

  function handleTab(value: InspectorTab) {
    setIsJson(false);
    show({ inspectorTab: value });
  }

  return (
    <Tabs.Root className={css.tabs} value={isJson ? null : tab} onValueChange={handleTab}>
      <InspectorHead section={section} />
      <div className={css.tabLine}>
        <Tabs.List className={css.tabList} activateOnFocus={false}>
          <Tabs.Tab value="content" className={css.tab}>
            {t("inspector.content")}
            {issues > 0 && <span className={css.badCount}>{issues}</span>}
          </Tabs.Tab>
          <Tabs.Tab value="rules" className={css.tab}>
            {t("inspector.rules")}
            {rules > 0 && <span className={css.count}>{rules}</span>}
          </Tabs.Tab>
          <Tabs.Tab value="why" className={css.tab}>
            {t("inspector.why")}
          </Tabs.Tab>
        </Tabs.List>
        <IconButton label={t("inspector.json")} aria-pressed={isJson} onClick={() => setIsJson(!isJson)}>
          <Braces size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {isJson && <JsonView section={section} />}
      <Tabs.Panel value="content" className={css.panel}>
        {editorOf(section.type) ? <ContentTab section={section} /> : <UnknownType section={section} />}
      </Tabs.Panel>
      <Tabs.Panel value="rules" className={css.panel}>
        <RulesTab section={section} />
      </Tabs.Panel>
      <Tabs.Panel value="why" className={css.panel}>
        <WhyTab section={section} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
