import { Link2, MenuIcon, PanelTop, Signpost, Tag } from "lucide-react";
import type { ReactNode } from "react";
import type { PageUsage, PageUser } from "../../../schemas/api/page_addresses";
import { pageName } from "../../workplace/page_name";
import { Button } from "../Button";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Usage.module.css";
import { useUsage } from "./use_usage";

interface Props {
  id: string;
  /** A click on a page that uses it opens that. */
  onOpenPage?: (id: string) => void;
}

/** Where a page is used: shown in place, linked from pages, menus and promotions, and the old addresses that lead to it. */
export function Usage({ id, onOpenPage }: Props) {
  const t = useT();
  const { data, isError, refetch } = useUsage(id);
  if (isError && !data)
    return (
      <p className={css.failed} role="alert">
        {t("pages.usage_failed")}{" "}
        <Button look="line" onClick={() => void refetch()}>
          {t("editor.try_again")}
        </Button>
      </p>
    );
  if (!data) return <p className={css.quiet}>{t("pages.usage_loading")}</p>;
  if (isUnused(data)) return <p className={css.quiet}>{t("pages.unused")}</p>;
  return <UsageList usage={data} onOpenPage={onOpenPage} />;
}

export const isUnused = ({ nestedIn, linkedFrom, menus, promotions, redirects }: PageUsage) =>
  nestedIn.length + linkedFrom.length + menus.length + promotions.length + redirects.length === 0;

function UsageList({ usage, onOpenPage }: { usage: PageUsage; onOpenPage?: Props["onOpenPage"] }) {
  const t = useT();
  const { nestedIn, linkedFrom, menus, promotions, redirects } = usage;
  return (
    <ul className={css.usage}>
      {nestedIn.length > 0 && (
        <Entry icon={<PanelTop size={16} />} words={t("pages.used_nested", { count: nestedIn.length })}>
          <PageUsers users={nestedIn} onOpenPage={onOpenPage} />
        </Entry>
      )}
      {linkedFrom.length > 0 && (
        <Entry icon={<Link2 size={16} />} words={t("pages.used_linked", { count: linkedFrom.length })}>
          <PageUsers users={linkedFrom} onOpenPage={onOpenPage} />
        </Entry>
      )}
      {menus.length > 0 && (
        <Entry
          icon={<MenuIcon size={16} />}
          words={t("pages.used_menus", { menus: menus.map((menu) => t(`pages.menus.${menu}`)).join(", ") })}
        />
      )}
      {promotions.length > 0 && (
        <Entry icon={<Tag size={16} />} words={t("pages.used_promotions", { count: promotions.length })}>
          <p className={css.keys}>{promotions.join(", ")}</p>
        </Entry>
      )}
      {redirects.length > 0 && (
        <Entry icon={<Signpost size={16} />} words={t("pages.used_redirects", { count: redirects.length })}>
          <p className={css.keys}>{redirects.join(", ")}</p>
        </Entry>
      )}
    </ul>
  );
}

function Entry({ icon, words, children }: { icon: ReactNode; words: string; children?: ReactNode }) {
  return (
    <li>
      <span aria-hidden="true">{icon}</span>
      <div>
        <p>{words}</p>
        {children}
      </div>
    </li>
  );
}

function PageUsers({ users, onOpenPage }: { users: readonly PageUser[]; onOpenPage?: Props["onOpenPage"] }) {
  const t = useT();
  const { language } = useWorkplace();
  return (
    <ul className={css.users}>
      {users.map((user) => (
        <li key={user.id}>
          {onOpenPage ? (
            <button type="button" onClick={() => onOpenPage(user.id)}>
              {pageName(user, language)}
            </button>
          ) : (
            <span>{pageName(user, language)}</span>
          )}
          <code>{user.route}</code>
          {!user.isLive && <small>{t("pages.only_draft")}</small>}
          {!user.inDraft && <small>{t("pages.only_live")}</small>}
        </li>
      ))}
    </ul>
  );
}
