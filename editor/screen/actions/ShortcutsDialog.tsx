import { useStore } from "zustand";
import toggles from "../../fields/fields.module.css";
import { Keys } from "../../parts/Keys";
import { Modal } from "../../parts/Modal";
import { useShow, useT } from "../../workplace/use_editor";
import type { ActionGroup } from "../../workplace/actions/action";
import { actions } from "./actions";
import { keyNames } from "../../workplace/actions/keys";
import css from "./ShortcutsDialog.module.css";
import { singleKeys, switchSingleKeys } from "./single_keys";

const groups: readonly ActionGroup[] = ["selection", "arrange", "clipboard", "look", "screen", "page"];

/** The lines of a group: actions that share one stand together, "↑ ↓". */
function linesOf(group: ActionGroup) {
  const withKeys = actions.filter((action) => action.group === group && action.keys?.length);
  const lines = Map.groupBy(withKeys, ({ line, words }) => line ?? words);
  return [...lines].map(([words, all]) => ({ words, keys: all.map(({ keys }) => keyNames(keys?.[0] ?? "")) }));
}

/** Every shortcut there is, from the table of actions; keys without a modifier can be switched off. */
export default function ShortcutsDialog() {
  const t = useT();
  const show = useShow();
  const areOn = useStore(singleKeys, (state) => state.areOn);
  return (
    <Modal title={t("shortcuts.title")} isOpen onClose={() => show({ dialog: null })} closeLabel={t("editor.close")} width="wide">
      {groups.map((group) => {
        const lines = linesOf(group);
        if (lines.length === 0) return null;
        return (
          <section key={group}>
            <h3 className={css.heading}>{t(`arranging.group.${group}`)}</h3>
            <dl className={css.list}>
              {lines.map(({ words, keys }) => (
                <div key={words}>
                  <dt>
                    {joined(keys).map((one) => (
                      <Keys key={one} keys={one} />
                    ))}
                    <span className="visually-hidden">{keys.join(", ")}</span>
                  </dt>
                  <dd>{t(words)}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      <label className={css.single}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={areOn}
          className={toggles.toggle}
          checked={areOn}
          onChange={(event) => switchSingleKeys(event.target.checked)}
        />
        <span>
          {t("arranging.single_keys")}
          <small>{t("arranging.single_keys_hint")}</small>
        </span>
      </label>
    </Modal>
  );
}

/** Keys with the same modifiers share them: "Alt ↑", "Alt ↓" is "Alt ↑ ↓"; digits that follow each other are "1…9". */
function joined(keys: readonly string[]): string[] {
  const [first = ""] = keys;
  const modifiers = first.slice(0, first.lastIndexOf(" ") + 1);
  const areAlike = keys.every((key) => key.startsWith(modifiers) && key.lastIndexOf(" ") + 1 === modifiers.length);
  if (!areAlike) return [...keys];
  const own = keys.map((key) => key.slice(modifiers.length));
  const isRow = own.length > 2 && own.every((key, index) => Number(key) === Number(own[0]) + index);
  return [modifiers + (isRow ? `${own[0]}…${own.at(-1)}` : own.join(" "))];
}
