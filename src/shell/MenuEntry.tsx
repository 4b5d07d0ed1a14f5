import type { ReactNode } from "react";
import { usePath, usePreferences, useT } from "../kit/session/hooks";
import { Icon } from "../kit/ui/Icon";
import { ChevronDown } from "../kit/ui/icons";
import css from "./MenuEntry.module.css";
import { currentIf, isCurrent } from "./menu_items";
import { useFold } from "./use_fold";

export interface Entry {
  title: string;
  url: string;
  icon: string | null | undefined;
  /** A badge or a count. */
  end?: ReactNode;
  items?: { title: string; url: string }[];
  /** `accent` stands out from the others. */
  look?: "plain" | "accent";
  newTab?: boolean;
  /** Unfolds in place of sub-entries. */
  children?: ReactNode;
}

/** One entry of the side menu; with sub-entries a button beside it unfolds them (L-2.41). */
export function MenuEntry(entry: Entry) {
  const { title, url, icon, end, items = [], look = "plain", newTab = false, children } = entry;
  const path = usePath();
  const hint = useHint(title);
  const sub = useFold(items.some((item) => isCurrent(item.url, path)));
  const t = useT();
  const unfolds = items.length > 0 || Boolean(children);
  const hasToggle = unfolds && Boolean(url);
  const face = (
    <>
      <Icon name={icon ?? ""} />
      <span className={css.label}>{title}</span>
    </>
  );
  const chevron = <ChevronDown className={css.chevron} size={16} aria-hidden="true" />;

  return (
    <li>
      <div className={css.row} data-open={sub.isOpen} data-look={look} data-toggle={hasToggle || undefined}>
        {url || !unfolds ? (
          <a
            className={css.entry}
            href={url}
            title={hint}
            aria-current={currentIf(isCurrent(url, path))}
            {...(newTab && { target: "_blank", rel: "noopener noreferrer" })}
          >
            {face}
            {newTab && <span className="visually-hidden">, {t("menus.opens_new_tab")}</span>}
            {end && <span className={css.end}>{end}</span>}
          </a>
        ) : (
          <button type="button" className={css.entry} title={hint} {...sub.button}>
            {face}
            <span className={css.end}>{chevron}</span>
          </button>
        )}
        {hasToggle && (
          <button type="button" className={css.toggle} aria-label={t("shell.sub_menu", { title })} {...sub.button}>
            {chevron}
          </button>
        )}
      </div>
      {sub.isRendered && (
        <div className={css.fold} data-open={sub.isOpen} id={sub.id} inert={!sub.isOpen}>
          <div>{children ?? <SubEntries items={items} path={path} />}</div>
        </div>
      )}
    </li>
  );
}

const SubEntries = ({ items, path }: { items: { title: string; url: string }[]; path: string }) => (
  <ul>
    {items.map((item) => (
      <li key={item.url}>
        <a className={css.subEntry} href={item.url} aria-current={currentIf(isCurrent(item.url, path))}>
          {item.title}
        </a>
      </li>
    ))}
  </ul>
);

interface Action {
  title: string;
  icon: string;
  end?: ReactNode;
  isBusy?: boolean;
  onClick: () => void;
  /** Such as a dialog that it opens. */
  children?: ReactNode;
}

/** An entry that does something in place of leading somewhere. */
export function MenuAction({ title, icon, end, isBusy = false, onClick, children }: Action) {
  const hint = useHint(title);
  return (
    <li>
      <button type="button" className={css.entry} title={hint} aria-busy={isBusy || undefined} onClick={onClick}>
        <Icon name={icon} />
        <span className={css.label}>{title}</span>
        {end && <span className={css.end}>{end}</span>}
      </button>
      {children}
    </li>
  );
}

/** In the rail an entry's words are its tooltip. */
const useHint = (title: string) => (usePreferences().menu === "rail" ? title : undefined);
