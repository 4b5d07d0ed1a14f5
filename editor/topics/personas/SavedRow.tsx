import { Menu } from "@base-ui/react/menu";
import { Ellipsis, UserRoundSearch, UsersRound } from "lucide-react";
import { useState } from "react";
import type { SavedPersona } from "../../../schemas/api/personas";
import icon from "../../parts/IconButton.module.css";
import { Keys } from "../../parts/Keys";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { playPersona } from "../../workplace/persona/play_persona";
import { usePersona, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Personas.module.css";
import { NameRow } from "./NameRow";

/** One kept persona: a click plays it; its owner renames, replaces, shares and removes it. */
export function SavedRow({ saved, number }: { saved: SavedPersona; number: number | null }) {
  const t = useT();
  const workplace = useWorkplace();
  const { saved: all, notices } = workplace;
  const persona = usePersona();
  const [isRenaming, setIsRenaming] = useState(false);
  const isPlayed = JSON.stringify(saved.persona) === JSON.stringify(persona);

  async function attempt(change: Promise<void>) {
    try {
      await change;
    } catch {
      notices.toast({ words: t("personas.saved.not_kept") });
    }
  }
  async function remove() {
    await attempt(all.remove(saved.id));
    const { name, persona: kept, isShared } = saved;
    notices.toast({
      words: t("personas.saved.removed", { name }),
      action: { label: t("command.undo"), run: () => void attempt(all.keep({ name, persona: kept, isShared })) },
    });
  }

  if (isRenaming) {
    return (
      <NameRow
        initial={saved.name}
        onCancel={() => setIsRenaming(false)}
        onKeep={async (name) => {
          await all.change(saved.id, { name });
          setIsRenaming(false);
        }}
      />
    );
  }
  return (
    <li className={css.savedRow} data-played={isPlayed || undefined}>
      <button
        type="button"
        className={css.play}
        aria-pressed={isPlayed}
        title={saved.owner ?? undefined}
        onClick={() => playPersona(workplace, saved.persona, saved.name)}
      >
        {saved.isShared ? <UsersRound size={16} aria-hidden="true" /> : <UserRoundSearch size={16} aria-hidden="true" />}
        <span>{saved.name}</span>
        {saved.isShared && <span className="visually-hidden">, {t("personas.saved.is_shared")}</span>}
        {number !== null && <Keys keys={`Shift ${number}`} />}
      </button>
      {saved.isOwn && (
        <Menu.Root>
          <Menu.Trigger className={icon.icon} aria-label={t("personas.saved.menu", { name: saved.name })}>
            <Ellipsis size={16} aria-hidden="true" />
          </Menu.Trigger>
          <MenuPortal label={t("editor.open_menu")}>
            <Menu.Positioner className={popups.positioner} sideOffset={4} align="end">
              <Menu.Popup className={popups.menu}>
                <Menu.Item className={popups.item} onClick={() => setIsRenaming(true)}>
                  {t("personas.saved.rename")}
                </Menu.Item>
                <Menu.Item
                  className={popups.item}
                  disabled={isPlayed}
                  onClick={() => void attempt(all.change(saved.id, { persona }))}
                >
                  {t("personas.saved.replace")}
                </Menu.Item>
                <Menu.Item
                  className={popups.item}
                  onClick={() => void attempt(all.change(saved.id, { isShared: !saved.isShared }))}
                >
                  {t(saved.isShared ? "personas.saved.unshare" : "personas.saved.share")}
                </Menu.Item>
                <Menu.Item className={popups.item} data-danger="true" onClick={() => void remove()}>
                  {t("personas.saved.remove")}
                </Menu.Item>
              </Menu.Popup>
            </Menu.Positioner>
          </MenuPortal>
        </Menu.Root>
      )}
    </li>
  );
}
