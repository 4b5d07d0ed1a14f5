import { PanelsTopLeft } from "lucide-react";
import { mayEditPages } from "../../workplace/back_office";
import { addressOf, goTo } from "../address";
import { useDesk } from "../desk_place";
import type { viewsOf } from "../views";
import css from "./Frame.module.css";
import { MoreViews } from "./MoreViews";
import { useWaiting } from "./use_waiting";

/** How many views have room beside the way to the others on a phone. */
const places = 5;

/** The views that this person may open, with what waits in each; below for whoever arranges pages the way there. */
export function DeskNav({ views, current }: { views: ReturnType<typeof viewsOf>; current: string | null }) {
  const { t, user } = useDesk();
  const waiting = useWaiting(views);
  const groups = [...Map.groupBy(views, ({ group }) => group)];
  const fitting = views.length + Number(mayEditPages(user)) <= places + 1;
  const first = views.slice(0, places);
  const shown = first.some(({ name }) => name === current)
    ? first
    : [...first.slice(0, -1), views.find(({ name }) => name === current)];
  const isInMenu = (name: string | null) => !fitting && !shown.some((view) => view?.name === name);
  return (
    <nav className={css.nav} aria-label={t("desk.views")}>
      {mayEditPages(user) && (
        <ul data-in-menu={isInMenu(null) || undefined}>
          <li>
            <a href="/editor" title={t("desk.site")}>
              <PanelsTopLeft size={16} aria-hidden="true" />
              <span>{t("desk.site")}</span>
            </a>
          </li>
        </ul>
      )}
      {groups.map(([group, of]) => (
        <div
          key={group}
          role="group"
          aria-label={t(`desk.group.${group}`)}
          data-in-menu={of.every(({ name }) => isInMenu(name)) || undefined}
        >
          <h2>{t(`desk.group.${group}`)}</h2>
          <ul>
            {of.map(({ name, icon: Icon }) => (
              <li key={name} data-in-menu={isInMenu(name) || undefined}>
                <a
                  href={addressOf({ desk: name })}
                  title={t(`desk.${name}.title`)}
                  aria-current={name === current ? "page" : undefined}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    goTo({ desk: name });
                  }}
                >
                  <Icon size={16} aria-hidden="true" />
                  <span>{t(`desk.${name}.title`)}</span>
                  {(waiting[name] ?? 0) > 0 && (
                    <b>
                      <span className="visually-hidden">{t("notices.waiting", { count: waiting[name] })}</span>
                      <span aria-hidden="true">{waiting[name]}</span>
                    </b>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {!fitting && <MoreViews views={views.filter(({ name }) => isInMenu(name))} waiting={waiting} />}
    </nav>
  );
}
