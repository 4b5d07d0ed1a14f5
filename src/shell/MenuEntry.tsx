import { ChevronDown } from "../ui/icons";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { usePreferences, useRoute, useT } from "../session/hooks";
import { Icon } from "../ui/Icon";
import css from "./MenuEntry.module.css";
import { currentIf, isCurrent } from "./menu_items";
import { useLeaveRail } from "./use_leave_rail";

export interface Entry {
  title: string;
  url: string;
  icon: string | null | undefined;
  /** A badge or a count. */
  end?: ReactNode;
  items?: { title: string; url: string }[];
}

/** One entry of the side menu; with sub-entries a button beside it unfolds them (L-2.41). */
export function MenuEntry({ title, url, icon, end, items = [] }: Entry) {
  const { path } = useRoute();
  const hint = usePreferences().menu === "rail" ? title : undefined;
  const sub = useSubMenu(items.some((item) => isCurrent(item.url, path)));
  const t = useT();
  const face = (
    <>
      <Icon name={icon ?? ""} />
      <span className={css.label}>{title}</span>
    </>
  );
  const chevron = <ChevronDown className={css.chevron} size={16} aria-hidden="true" />;

  return (
    <li>
      <div className={css.row} data-open={sub.isOpen}>
        {url ? (
          <a className={css.entry} href={url} title={hint} aria-current={currentIf(isCurrent(url, path))}>
            {face}
            {end && <span className={css.end}>{end}</span>}
          </a>
        ) : (
          <button type="button" className={css.entry} title={hint} {...sub.button}>
            {face}
            <span className={css.end}>{chevron}</span>
          </button>
        )}
        {url && items.length > 0 && (
          <button type="button" className={css.toggle} aria-label={t("shell.sub_menu", { title })} {...sub.button}>
            {chevron}
          </button>
        )}
      </div>
      {sub.isRendered && (
        <div className={css.fold} data-open={sub.isOpen} id={sub.id} inert={!sub.isOpen}>
          <ul>
            {items.map((item) => (
              <li key={item.url}>
                <a className={css.subEntry} href={item.url} aria-current={currentIf(isCurrent(item.url, path))}>
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** Sub-entries are rendered from the first time they are unfolded; they are open where the visitor stands in them. */
function useSubMenu(isCurrent: boolean) {
  const id = useId();
  const leaveRail = useLeaveRail();
  const [isOpen, setIsOpen] = useState(isCurrent);
  const [isRendered, setIsRendered] = useState(isCurrent);
  function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    const wasInRail = leaveRail(currentTarget);
    setIsRendered(true);
    setIsOpen((before) => wasInRail || !before);
  }
  const button = { "aria-expanded": isOpen, "aria-controls": isRendered ? id : undefined, onClick: handleClick };
  return { id, isOpen, isRendered, button };
}
