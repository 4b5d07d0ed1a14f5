import { Menu } from "@base-ui/react/menu";
import { Command, Keyboard, LogOut } from "lucide-react";
import { useState } from "react";
import { languages } from "../../../schemas/text";
import { Keys } from "../../parts/Keys";
import type { PopupTrigger } from "../../parts/PopupButton";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import type { BackOffice } from "../../workplace/back_office";
import { useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { keepEditorLanguage } from "../../words/editor_language";
import { type EditorScheme, keepScheme, keptScheme, schemes } from "../../parts/editor_scheme";
import { languageName } from "../../words/names_in";

/** Who is signed in, the editor's own look and language, and the way out. */
export function BrandPopup({ backOffice, className, label, children }: PopupTrigger & { backOffice: BackOffice }) {
  const t = useT();
  const show = useShow();
  const { user, language, saving } = useWorkplace();
  const [scheme, setScheme] = useState(() => keptScheme(window));

  async function handleLanguage(next: string) {
    const chosen = languages.find((code) => code === next);
    if (!chosen || chosen === language) return;
    keepEditorLanguage(window, chosen);
    await saving.saveNow();
    await saving.keep();
    window.location.reload();
  }

  function handleScheme(next: EditorScheme) {
    setScheme(next);
    keepScheme(window, next);
  }

  async function handleSignOut() {
    await saving.saveNow();
    await saving.keep();
    await backOffice.signOut().catch(() => backOffice.check());
  }

  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className={className} aria-label={label}>
        {children}
      </Menu.Trigger>
      <MenuPortal label={t("editor.open_menu")}>
        <Menu.Positioner className={popups.positioner} sideOffset={4} align="start" collisionPadding={8}>
          <Menu.Popup className={popups.menu}>
            <Menu.Group>
              <Menu.GroupLabel className={popups.heading}>
                {user.email} · {t(`editor.role.${user.role}`)}
              </Menu.GroupLabel>
            </Menu.Group>
            <Menu.RadioGroup value={scheme} onValueChange={handleScheme}>
              <div className={popups.heading}>{t("editor.scheme_label")}</div>
              {schemes.map((value) => (
                <Menu.RadioItem key={value} value={value} className={popups.item} closeOnClick>
                  {t(`editor.scheme.${value}`)}
                  <Menu.RadioItemIndicator>✓</Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.RadioGroup value={language} onValueChange={(next) => void handleLanguage(String(next))}>
              <div className={popups.heading}>{t("editor.language_label")}</div>
              {languages.map((code) => (
                <Menu.RadioItem key={code} value={code} className={popups.item} closeOnClick>
                  {languageName(code, language)}
                  <Menu.RadioItemIndicator>✓</Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <div className={popups.line} role="separator" />
            <Menu.Item className={popups.item} onClick={() => show({ dialog: "commands" })}>
              <Command size={16} aria-hidden="true" />
              {t("arranging.palette.open")}
              <Keys keys="Ctrl K" />
            </Menu.Item>
            <Menu.Item className={popups.item} onClick={() => show({ dialog: "shortcuts" })}>
              <Keyboard size={16} aria-hidden="true" />
              {t("shortcuts.title")}
              <Keys keys="?" />
            </Menu.Item>
            <Menu.Item className={popups.item} onClick={() => void handleSignOut()}>
              <LogOut size={16} aria-hidden="true" />
              {t("editor.sign_out")}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  );
}
