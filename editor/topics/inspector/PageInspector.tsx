import { FileText } from "lucide-react";
import type { Page } from "../../../schemas/page";
import { isCopied, purposeOf } from "../../../src/layout/page_use";
import { setPageField } from "../../core/commands/set_page_field";
import { Field } from "../../fields/Field";
import { FieldTranslationsProvider } from "../../fields/field_context";
import { type Change, noIssues } from "../../explain/field_props";
import { useEditor, useEditorState, useEvaluations, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { Usage } from "../../parts/usage/Usage";
import { pageName } from "../../workplace/page_name";
import css from "./Inspector.module.css";
import { RouteField } from "./RouteField";
import { setIn } from "../../core/set_in";
import { useTranslations } from "./use_translations";

const title = { control: "text" } as const;
const name = { control: "string" } as const;
const description = { control: "long_text" } as const;
const access = { control: "toggle" } as const;
const none: string[] = [];

/** The page itself: what it is called, where it is found, and how much of it the persona sees. */
export function PageInspector() {
  const t = useT();
  const editor = useEditor();
  const show = useShow();
  const page = useEditorState((state) => state.page);
  const { language } = useWorkplace();
  const use = purposeOf(page);
  const translations = useTranslations(page);

  const change: Change = (value, at = []) => {
    const [field, ...inside] = at as ["title" | "description", ...string[]];
    const next = setIn(editor.getState().page[field], inside, value) as Page["description"];
    editor.run(field === "title" ? setPageField("title", next ?? {}) : setPageField("description", next));
  };
  const shared = { within: none, issues: noIssues, type: null, onChange: change };

  return (
    <>
      <header className={css.head}>
        <span className={css.picture}>
          <FileText size={16} aria-hidden="true" />
        </span>
        <div className={css.names}>
          <h2 className={css.pageName}>{t(use ? `reuse.kind.${use}` : "inspector.page")}</h2>
          <p className={css.type}>{page.id}</p>
        </div>
      </header>
      <FieldTranslationsProvider value={translations}>
        <div className={css.panel}>
          <div className={css.part}>
            {use === null ? (
              <Field {...shared} name="title" control={title} value={page.title} label={t("inspector.page_title")} />
            ) : (
              <Field
                {...shared}
                name="title"
                control={name}
                value={pageName(page, language)}
                label={t("reuse.name")}
                onChange={(next) => editor.run(setPageField("title", { [language]: String(next ?? "") }))}
              />
            )}
            {use === null ? (
              <>
                <RouteField id={page.id} route={page.route} />
                <Field
                  {...shared}
                  name="description"
                  control={description}
                  value={page.description}
                  label={t("inspector.page_description")}
                />
                <Field
                  {...shared}
                  name="access"
                  control={access}
                  value={page.access === "user"}
                  fallback={false}
                  label={t("inspector.page_for_users")}
                  onChange={(isOn) => editor.run(setPageField("access", isOn === true ? "user" : undefined))}
                />
                <p className={css.help}>{t("inspector.page_for_users_help")}</p>
              </>
            ) : (
              <p className={css.help}>{t(`reuse.about.${use}`)}</p>
            )}
          </div>
          {!isCopied(page) && (
            <div className={css.part}>
              <h3 className={css.partHead}>{t("pages.usage")}</h3>
              <Usage id={page.id} onOpenPage={(id) => show({ pageDialog: { kind: "open", id } })} />
            </div>
          )}
          <div className={css.part}>
            <Counts />
            <p className={css.help}>{t("inspector.select_help")}</p>
          </div>
        </div>
      </FieldTranslationsProvider>
    </>
  );
}

function Counts() {
  const t = useT();
  const counts = {
    total: useEvaluations((state) => state.total),
    shown: useEvaluations((state) => state.shown),
    hidden: useEvaluations((state) => state.hidden),
    invalid: useEvaluations((state) => state.invalid),
  };
  return (
    <>
      <h3 className={css.partHead}>{t("inspector.sections")}</h3>
      <dl className={css.counts}>
        {Object.entries(counts).map(([name, count]) => (
          <div key={name} data-bad={(name === "invalid" && count > 0) || undefined}>
            <dt>{t(`inspector.count.${name}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
