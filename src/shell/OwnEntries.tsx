import { useLanguage, useSettings, useT, useUser, useViewer } from "../kit/session/hooks";
import { formatPercent } from "../kit/ui/format";
import { ChatEntry } from "./ChatEntry";
import { InstallEntry } from "./InstallEntry";
import { LanguageSelect } from "./LanguageSelect";
import { MenuAction, MenuEntry } from "./MenuEntry";
import css from "./MenuGroups.module.css";
import { ownLinks } from "./own_links";
import { SideLinks } from "./SideLinks";
import { useHasPage } from "../kit/session/use_page_address";
import { StudiosEntry } from "./StudiosEntry";
import { useSignOut } from "../features/accounts/sign_in/use_sign_out";

/** What the site brings along after the configured groups, with the configured links before it and at its end (L-2.42 to L-2.50). */
export function OwnEntries() {
  const t = useT();
  const settings = useSettings();
  const language = useLanguage();
  const { session } = useViewer();
  const user = useUser();
  const hasPage = useHasPage();
  const groups = settings.sideNavigation;
  const hasStudios = groups.some(({ items }) => items.some(({ type }) => type === "categories"));
  const hasChat = settings.sideLinks.some(({ isChat }) => isChat);
  return (
    <ul className={css.own}>
      <SideLinks isMiddle />
      {ownLinks(settings, { session, user, language })
        .filter(({ name, url }) => url.startsWith("?") || (name !== "tour" && hasPage(name)))
        .map(({ name, url, icon }) => (
          <MenuEntry
            key={name}
            title={t(name === "favorites" ? "shell.favourites" : `menus.${name}`)}
            url={url}
            icon={icon}
            {...(name === "refer_a_friend" && {
              look: "accent",
              end: formatPercent(settings.referAFriendPercent, language),
            })}
          />
        ))}
      {!hasStudios && hasPage("casino") && <StudiosEntry />}
      <li>
        <LanguageSelect place="menu" />
      </li>
      {!hasChat && <ChatEntry title={t("menus.chat")} />}
      <InstallEntry />
      <SideLinks isMiddle={false} />
      {session === "user" && <LogOutEntry />}
    </ul>
  );
}

function LogOutEntry() {
  const t = useT();
  const { signOut, isSigningOut, hasFailed } = useSignOut();
  return (
    <>
      <MenuAction title={t("shell.log_out")} icon="log-out" isBusy={isSigningOut} onClick={signOut} />
      {hasFailed && (
        <li role="alert" className={css.failure}>
          {t("shell.log_out_failed")}
        </li>
      )}
    </>
  );
}
