import { LogOut } from "../ui/icons";
import type { NavigationGroup, NavigationItem } from "../../schemas/navigation";
import { useRoute, useSettings, useT, useText, useViewer } from "../session/hooks";
import { Icon } from "../ui/Icon";
import { CategoryEntries } from "./CategoryEntries";
import { InstallEntry } from "./InstallEntry";
import { LanguageSelect } from "./LanguageSelect";
import { MenuBadge } from "./MenuBadge";
import { MenuEntry } from "./MenuEntry";
import css from "./MenuGroups.module.css";
import { currentIf, isCurrent, visibleItems } from "./menu_items";
import { useSignOut } from "../features/sign_in/use_sign_out";

/** All of the side menu: the configured groups, then language and log-out (L-2.41 to L-2.50). */
export function MenuGroups() {
  const { sideNavigation } = useSettings();
  const { session } = useViewer();
  return (
    <>
      {sideNavigation.map((group, index) => (
        <MenuGroup key={index} group={group} items={visibleItems(group.items, session)} />
      ))}
      <ul className={css.own}>
        <li>
          <LanguageSelect place="menu" />
        </li>
        <InstallEntry />
        {session === "user" && <LogOutEntry />}
      </ul>
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
          item.type === "categories" ? (
            <CategoryEntries key={index} />
          ) : (
            <MenuEntry
              key={index}
              title={text(item.title)}
              url={item.url}
              icon={item.iconUrl}
              end={item.badge && <MenuBadge badge={item.badge} />}
              items={item.items.map((sub) => ({ title: text(sub.title), url: sub.url }))}
            />
          ),
        )}
      </ul>
    </div>
  );
}

function Tiles({ items }: { items: NavigationItem[] }) {
  const text = useText();
  const { path } = useRoute();
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

function LogOutEntry() {
  const t = useT();
  const { signOut, isSigningOut } = useSignOut();
  return (
    <li>
      <button type="button" className={css.logOut} title={t("shell.log_out")} aria-busy={isSigningOut} onClick={signOut}>
        <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className={css.label}>{t("shell.log_out")}</span>
      </button>
    </li>
  );
}
