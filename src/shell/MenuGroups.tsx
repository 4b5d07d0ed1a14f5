import { Suspense } from "react";
import type { NavigationGroup, NavigationItem } from "../../schemas/navigation";
import { useLanguage, usePath, useSettings, useText, useViewer } from "../kit/session/hooks";
import { formatPercent } from "../kit/ui/format";
import { Icon } from "../kit/ui/Icon";
import { CategoryEntries } from "./CategoryEntries";
import { LoginInfoPart } from "./login_info_part";
import { MenuBadge } from "../features/rewards/menu_badge/MenuBadge";
import { MenuEntry } from "./MenuEntry";
import css from "./MenuGroups.module.css";
import { currentIf, isCurrent, isReferral, menuItems } from "./menu_items";
import { OwnEntries } from "./OwnEntries";
import { StudiosEntry } from "./StudiosEntry";

/** All of the side menu: the configured groups, links, and the entries that the site brings along (L-2.41 to L-2.52). */
export function MenuGroups() {
  const settings = useSettings();
  const language = useLanguage();
  const { session } = useViewer();
  return (
    <>
      {settings.sideNavigation.map((group, index) => (
        <MenuGroup key={index} group={group} items={menuItems(group.items, settings, session, language)} />
      ))}
      <OwnEntries />
      {session === "user" && (
        <Suspense fallback={null}>
          <LoginInfoPart />
        </Suspense>
      )}
    </>
  );
}

function MenuGroup({ group, items }: { group: NavigationGroup; items: NavigationItem[] }) {
  const text = useText();
  if (items.length === 0) return null;
  if (group.look === "tiles") return <Tiles items={items} />;
  const title = text(group.title);
  return (
    <div className={css.group}>
      {title && <p className={css.title}>{title}</p>}
      <ul aria-label={title || undefined}>
        {items.map((item, index) =>
          item.type === "categories" ? <Games key={index} /> : <ConfiguredEntry key={index} item={item} />,
        )}
      </ul>
    </div>
  );
}

/** The categories, and after them the studios (L-2.45, L-2.46). */
const Games = () => (
  <>
    <CategoryEntries />
    <StudiosEntry />
  </>
);

function ConfiguredEntry({ item }: { item: NavigationItem }) {
  const text = useText();
  const settings = useSettings();
  const language = useLanguage();
  const badge = item.badge && <MenuBadge badge={item.badge} />;
  const referral = isReferral(item.url, settings, language);
  return (
    <MenuEntry
      title={text(item.title)}
      url={item.url}
      icon={item.iconUrl}
      look={referral ? "accent" : "plain"}
      end={referral ? formatPercent(settings.referAFriendPercent, language) : badge}
      items={item.items.map((sub) => ({ title: text(sub.title), url: sub.url }))}
    />
  );
}

function Tiles({ items }: { items: NavigationItem[] }) {
  const text = useText();
  const path = usePath();
  return (
    <ul className={css.tiles}>
      {items.map((item) => (
        <li key={item.url}>
          <a href={item.url} title={text(item.title)} aria-current={currentIf(isCurrent(item.url, path))}>
            <Icon name={item.iconUrl ?? ""} />
            <span className={css.label}>{text(item.title)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
