import { ArrowRight, Signpost } from "lucide-react";
import { useState } from "react";
import { removePageRedirect } from "../../../schemas/api/page_addresses";
import { pageName } from "../../workplace/page_name";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import { canPublish } from "../../workplace/back_office";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { PageModal } from "./PageModal";
import css from "./Pages.module.css";
import { useOverview, useRefreshPages } from "../../parts/usage/use_overview";

/** The old addresses that lead to pages, each with where it leads; administrators end them. */
export function RedirectsDialog() {
  const t = useT();
  const { api, user, language, notices } = useWorkplace();
  const { data, isError } = useOverview();
  const refresh = useRefreshPages();
  const [busy, setBusy] = useState<string | null>(null);

  async function handleRemove(route: string) {
    setBusy(route);
    try {
      await api.call(removePageRedirect, { body: { route } });
      await refresh();
      notices.say(t("pages.redirect_removed", { route }));
    } catch {
      notices.toast({ words: t("pages.action_failed") });
    } finally {
      setBusy(null);
    }
  }

  return (
    <PageModal title={t("pages.redirects")} width="wide">
      {isError && !data && <p role="alert">{t("pages.failed")}</p>}
      {data?.redirects.length === 0 && (
        <EmptyNote icon={<Signpost size={20} />} title={t("pages.no_redirects")}>
          {t("pages.no_redirects_lead")}
        </EmptyNote>
      )}
      <ul className={css.redirects}>
        {data?.redirects.map(({ route, pageId }) => {
          const page = data.pages.find(({ id }) => id === pageId);
          const isDead = page?.publishedRoute === null || page?.publishedRoute === undefined;
          return (
            <li key={route}>
              <code>{route}</code>
              <ArrowRight size={14} aria-hidden="true" />
              <span className={css.names}>
                <b>{page ? pageName(page, language) : pageId}</b>
                {isDead ? <span>{t("pages.redirect_dead")}</span> : <code>{page.publishedRoute}</code>}
              </span>
              {canPublish(user) && (
                <Button
                  look="line"
                  isDisabled={busy !== null}
                  aria-label={t("pages.redirect_remove_label", { route })}
                  onClick={() => void handleRemove(route)}
                >
                  {t("pages.redirect_remove")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </PageModal>
  );
}
