import { Menu } from "@base-ui/react/menu";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis, PanelsTopLeft } from "lucide-react";
import { listDocumentQueue } from "../../../schemas/api/documents_desk";
import { listHeldClaims } from "../../../schemas/api/held_claims";
import { listPaymentAlarms } from "../../../schemas/api/payments/office/alarms";
import { listPayouts } from "../../../schemas/api/payments/office/payouts";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { mayEditPages } from "../../workplace/back_office";
import { addressOf, goTo } from "../address";
import { useDesk } from "../desk_place";
import type { viewsOf } from "../views";
import css from "./Frame.module.css";

/** How many views have room beside the way to the others on a phone. */
const places = 5;

/** The views that this person may open, with what waits in each; below for whoever arranges pages the way there. */
export function DeskNav({ views, current }: { views: ReturnType<typeof viewsOf>; current: string | null }) {
  const { t, api, user } = useDesk();
  const mayDecide = views.some(({ name }) => name === "payouts");
  const payouts = useQuery({ ...api.query(listPayouts, { query: { limit: 1 } }), enabled: mayDecide, refetchInterval: 60_000 });
  const alarms = useQuery({
    ...api.query(listPaymentAlarms, { query: { limit: 1 } }),
    enabled: mayDecide,
    refetchInterval: 60_000,
  });
  const documents = useQuery({
    ...api.query(listDocumentQueue, { query: { limit: 1 } }),
    enabled: views.some(({ name }) => name === "documents"),
    refetchInterval: 60_000,
  });
  const claims = useQuery({
    ...api.query(listHeldClaims, { query: { limit: 1 } }),
    enabled: views.some(({ name }) => name === "claims"),
    refetchInterval: 60_000,
  });
  const counts = payouts.data?.counts ?? {};
  const waiting: Record<string, number> = {
    payouts: (counts["to_decide"] ?? 0) + (counts["second_yes"] ?? 0),
    alarms: alarms.data?.openCount ?? 0,
    documents: documents.data?.waiting ?? 0,
    claims: claims.data?.waiting ?? 0,
  };
  const groups = [...Map.groupBy(views, ({ group }) => group)];
  const fitting = views.length + Number(mayEditPages(user)) <= places + 1;
  const first = views.slice(0, places);
  const shown = first.some(({ name }) => name === current)
    ? first
    : [...first.slice(0, -1), views.find(({ name }) => name === current)];
  const isInMenu = (name: string | null) => !fitting && !shown.some((view) => view?.name === name);
  const menuWaits = views.some(({ name }) => isInMenu(name) && (waiting[name] ?? 0) > 0);
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
      {!fitting && (
        <Menu.Root>
          <Menu.Trigger className={css.more} title={t("command.more")} aria-label={t("command.more")}>
            <Ellipsis size={16} aria-hidden="true" />
            {menuWaits && <b aria-hidden="true">•</b>}
          </Menu.Trigger>
          <MenuPortal label={t("editor.open_menu")}>
            <Menu.Positioner className={popups.positioner} side="top" sideOffset={6} align="end" collisionPadding={8}>
              <Menu.Popup className={popups.menu}>
                {views
                  .filter(({ name }) => isInMenu(name))
                  .map(({ name, icon: Icon }) => (
                    <Menu.Item key={name} className={popups.item} onClick={() => goTo({ desk: name })}>
                      <Icon size={16} aria-hidden="true" />
                      {t(`desk.${name}.title`)}
                      {(waiting[name] ?? 0) > 0 && ` (${waiting[name]})`}
                    </Menu.Item>
                  ))}
                {mayEditPages(user) && (
                  <Menu.Item className={popups.item} render={<a href="/editor" />}>
                    <PanelsTopLeft size={16} aria-hidden="true" />
                    {t("desk.site")}
                  </Menu.Item>
                )}
              </Menu.Popup>
            </Menu.Positioner>
          </MenuPortal>
        </Menu.Root>
      )}
    </nav>
  );
}
