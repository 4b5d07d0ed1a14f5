import type { TFunction } from "i18next";
import { FileUp, LayoutTemplate, LogOut, Plus } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { importSite, type ImportPlan, planSiteImport } from "../../../schemas/api/page_files";
import { createPage } from "../../../schemas/api/pages";
import { createStarterSite } from "../../../schemas/api/starter_site";
import type { Language } from "../../../schemas/text";
import type { User } from "../../../schemas/user";
import { Button } from "../../parts/Button";
import { type BackOffice, canPublish } from "../../workplace/back_office";
import css from "./FirstRun.module.css";

interface Props {
  backOffice: BackOffice;
  user: User;
  t: TFunction;
  language: Language;
  /** The site has pages from now on; the one to begin with. */
  onCreated: (id: string | null) => Promise<unknown>;
}

interface Chosen {
  file: unknown;
  plan: ImportPlan;
}

/** A site without pages: a starter site, a home page alone, or what another installation wrote into a file. */
export function FirstRun({ backOffice: { api, ...backOffice }, user, t, language, onCreated }: Props) {
  const [busy, setBusy] = useState<"starter" | "home" | "file" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isAdministrator = canPublish(user);

  async function attempt(what: NonNullable<typeof busy>, words: string, work: () => Promise<unknown>) {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch {
      setProblem(t(words));
    } finally {
      setBusy(null);
    }
  }
  const startWithStarter = () =>
    attempt("starter", "first_run.failed", async () => onCreated((await api.call(createStarterSite, { body: {} })).home));
  const startWithHome = () =>
    attempt("home", "first_run.failed", async () => {
      const page = { id: "home", route: "/", title: { [language]: t("first_run.home_title") }, sections: [] };
      await onCreated((await api.call(createPage, { body: { page } })).page.id);
    });
  const look = (file: File) =>
    attempt("file", "first_run.unreadable", async () => {
      const content: unknown = JSON.parse(await file.text());
      setChosen({ file: content, plan: await api.call(planSiteImport, { body: { file: content } }) });
    });
  const bringIn = ({ file, plan }: Chosen) =>
    attempt("file", "first_run.failed", async () => {
      const wish = { decisions: {}, expected: plan.fingerprint, publishes: true, takesSettings: plan.settings === "changed" };
      const done = await api.call(importSite, { body: { file, ...wish } });
      await onCreated((done.pages.find(({ route }) => route === "/") ?? done.pages[0])?.id ?? null);
    });

  return (
    <div
      className={css.screen}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && isAdministrator) void look(file);
      }}
    >
      <header className={css.bar}>
        <img src="/logos/foyer.svg" alt="" width={24} height={24} />
        <b>{t("editor.tab.pages")}</b>
        <span>{t("first_run.nothing_published")}</span>
        <Button onClick={() => void backOffice.signOut().catch(() => backOffice.check())}>
          <LogOut size={16} aria-hidden="true" />
          {t("editor.sign_out")}
        </Button>
      </header>
      <main className={css.main}>
        <h1>{t("first_run.title")}</h1>
        <p className={css.lead}>{t("first_run.lead")}</p>
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={css.cards}>
          {isAdministrator && (
            <Card
              name="starter"
              t={t}
              picture={
                <>
                  <i className={css.hero} />
                  <span className={css.row}>
                    <i />
                    <i />
                    <i />
                    <i />
                  </span>
                </>
              }
            >
              <Button look="fill" size="large" autoFocus isDisabled={busy !== null} onClick={() => void startWithStarter()}>
                <LayoutTemplate size={16} aria-hidden="true" />
                {t(busy === "starter" ? "first_run.starter.busy" : "first_run.starter.submit")}
              </Button>
            </Card>
          )}
          <Card name="home" t={t} picture={<Plus className={css.place} size={20} />}>
            <Button look="line" size="large" isDisabled={busy !== null} onClick={() => void startWithHome()}>
              {t("first_run.home.submit")}
            </Button>
          </Card>
          {isAdministrator && (
            <Card name="file" t={t} picture={<code>{'{ "foyer": "site", … }'}</code>}>
              <input
                ref={input}
                type="file"
                accept=".json,application/json"
                hidden
                aria-label={t("first_run.file.submit")}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  event.target.value = "";
                  if (file) void look(file);
                }}
              />
              {chosen && (
                <p role="status">
                  {t("first_run.file.holds", {
                    pages: chosen.plan.pages.length,
                    pictures: chosen.plan.pictures.new + chosen.plan.pictures.same,
                  })}
                </p>
              )}
              {chosen && (
                <Button look="fill" size="large" isDisabled={busy !== null} onClick={() => void bringIn(chosen)}>
                  {t("first_run.file.bring_in")}
                </Button>
              )}
              <Button look="line" size="large" isDisabled={busy !== null} onClick={() => input.current?.click()}>
                <FileUp size={16} aria-hidden="true" />
                {t(chosen ? "files.choose_another" : "first_run.file.submit")}
              </Button>
            </Card>
          )}
        </div>
      </main>
    </div>
  );
}

function Card({ name, t, picture, children }: { name: string; t: TFunction; picture: ReactNode; children: ReactNode }) {
  return (
    <section className={css.card} aria-labelledby={`first-run-${name}`}>
      <div className={css.picture} aria-hidden="true">
        <span className={css.sheet}>
          <i className={css.top} />
          {picture}
        </span>
      </div>
      <div className={css.words}>
        <h2 id={`first-run-${name}`}>{t(`first_run.${name}.title`)}</h2>
        <p>{t(`first_run.${name}.about`)}</p>
        <div className={css.verbs}>{children}</div>
      </div>
    </section>
  );
}
