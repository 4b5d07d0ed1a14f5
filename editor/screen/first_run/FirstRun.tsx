import { LayoutTemplate, LogOut, Plus } from "lucide-react";
import type { User } from "../../../schemas/user";
import { Button } from "../../parts/Button";
import { canPublish } from "../../workplace/back_office";
import css from "./FirstRun.module.css";
import { Card } from "./Card";
import { FileCard } from "./FileCard";
import { type Options, useFirstRun } from "./use_first_run";

interface Props extends Options {
  user: User;
}

/** A site without pages: a starter site, a home page alone, or what another installation wrote into a file. */
export function FirstRun({ user, ...options }: Props) {
  const { busy, problem, chosen, startWithStarter, startWithHome, look, bringIn } = useFirstRun(options);
  const { t, backOffice } = options;
  const isAdministrator = canPublish(user);

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
          {isAdministrator && <FileCard t={t} busy={busy} chosen={chosen} look={look} bringIn={bringIn} />}
        </div>
      </main>
    </div>
  );
}
