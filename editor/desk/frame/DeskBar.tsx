import { Menu } from "@base-ui/react/menu";
import { Keyboard, LogOut, PanelsTopLeft, Search } from "lucide-react";
import { useState } from "react";
import { languages } from "../../../schemas/text";
import { IconButton } from "../../parts/IconButton";
import { Keys } from "../../parts/Keys";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { type EditorScheme, keepScheme, keptScheme, schemes } from "../../parts/editor_scheme";
import { keepEditorLanguage } from "../../words/editor_language";
import type { BackOffice } from "../../workplace/back_office";
import { useDesk } from "../desk_place";
import { useMinute } from "../list/use_minute";
import { timeZoneWords } from "../list/words";
import css from "./Frame.module.css";
import { languageName } from "../../words/names_in";

interface Props {
  backOffice: Pick<BackOffice, "check" | "signOut">;
  view: string | null;
  onKeys: () => void;
  /** Missing for whom there is nothing to be found. */
  onFind: (() => void) | undefined;
}

/** Where one is, when it is and in which time zone, and who is signed in. */
export function DeskBar({ backOffice, view, onKeys, onFind }: Props) {
  const { t, language, user } = useDesk();
  const now = useMinute();
  const [scheme, setScheme] = useState(() => keptScheme(window));

  function handleLanguage(next: string) {
    const chosen = languages.find((code) => code === next);
    if (!chosen || chosen === language) return;
    keepEditorLanguage(window, chosen);
    window.location.reload();
  }
  function handleScheme(next: EditorScheme) {
    setScheme(next);
    keepScheme(window, next);
  }

  return (
    <header className={css.bar}>
      <Menu.Root>
        <Menu.Trigger className={css.brand} aria-label={t("editor.menu")}>
          <PanelsTopLeft size={18} aria-hidden="true" />
        </Menu.Trigger>
        <MenuPortal label={t("editor.open_menu")}>
          <Menu.Positioner className={popups.positioner} sideOffset={4} align="start" collisionPadding={8}>
            <Menu.Popup className={popups.menu}>
              <div className={popups.heading}>
                {user.email} · {t(`editor.role.${user.role}`)}
              </div>
              <Menu.RadioGroup value={scheme} onValueChange={handleScheme} aria-label={t("editor.scheme_label")}>
                {schemes.map((value) => (
                  <Menu.RadioItem key={value} value={value} className={popups.item} closeOnClick>
                    {t(`editor.scheme.${value}`)}
                    <Menu.RadioItemIndicator>✓</Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
              <div className={popups.line} role="separator" />
              <Menu.RadioGroup
                value={language}
                onValueChange={(next) => handleLanguage(String(next))}
                aria-label={t("editor.language_label")}
              >
                {languages.map((code) => (
                  <Menu.RadioItem key={code} value={code} className={popups.item} closeOnClick>
                    {languageName(code, language)}
                    <Menu.RadioItemIndicator>✓</Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
              <div className={popups.line} role="separator" />
              <Menu.Item className={popups.item} onClick={() => void backOffice.signOut().catch(() => backOffice.check())}>
                <LogOut size={16} aria-hidden="true" />
                {t("editor.sign_out")}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </MenuPortal>
      </Menu.Root>
      <p className={css.where}>{view ? t(`desk.${view}.title`) : t("desk.title")}</p>
      {onFind && (
        <button type="button" className={css.find} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
          <Search size={14} aria-hidden="true" />
          <span>{t("desk.find.title")}</span>
          <Keys keys="Ctrl K" />
        </button>
      )}
      <time className={css.clock}>{timeZoneWords(now, language)}</time>
      <IconButton label={t("shortcuts.title")} keys="?" onClick={onKeys}>
        <Keyboard size={16} />
      </IconButton>
    </header>
  );
}
