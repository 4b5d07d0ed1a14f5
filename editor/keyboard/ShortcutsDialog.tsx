import { Keys } from "../parts/Keys";
import { Modal } from "../parts/Modal";
import { useShow, useT, useWorkbench } from "../use_editor";
import css from "./ShortcutsDialog.module.css";

const all = [
  ["↑ ↓", "select"],
  ["← →", "expand"],
  ["Enter", "inspect"],
  ["F2", "rename"],
  ["Space", "carry"],
  ["Alt ↑ ↓", "move"],
  ["Alt → ←", "move_in_out"],
  ["Ctrl D", "duplicate"],
  ["Del", "remove"],
  ["H", "hide"],
  ["W", "why"],
  ["A", "add"],
  ["/", "search"],
  ["P", "persona"],
  ["1 2 3", "devices"],
  ["+ − 0", "zoom"],
  ["[ ]", "panes"],
  ["V", "versions"],
  ["Ctrl Z", "undo"],
  ["Ctrl Shift Z", "redo"],
  ["Ctrl S", "save"],
  ["Ctrl Enter", "publish"],
  ["F6", "regions"],
  ["Shift F10", "menu"],
  ["Esc", "back"],
] as const;

/** Every shortcut there is. */
export function ShortcutsDialog() {
  const t = useT();
  const show = useShow();
  const isOpen = useWorkbench(({ dialog }) => dialog === "shortcuts");
  return (
    <Modal
      title={t("shortcuts.title")}
      isOpen={isOpen}
      onClose={() => show({ dialog: null })}
      closeLabel={t("editor.close")}
      width="wide"
    >
      <dl className={css.list}>
        {all.map(([keys, name]) => (
          <div key={name}>
            <dt>
              <Keys keys={keys} />
              <span className="visually-hidden">{keys}</span>
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.hint}>{t("shortcuts.hint")}</p>
    </Modal>
  );
}
