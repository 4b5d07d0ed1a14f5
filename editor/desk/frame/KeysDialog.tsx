import { Keys } from "../../parts/Keys";
import { Modal } from "../../parts/Modal";
import { useDesk } from "../desk_place";
import type { viewsOf } from "../views";
import css from "./Frame.module.css";

/** Of payments, players and documents; promotions have none of their own. */
const allKeys = [
  ["Ctrl K", "find"],
  ["J K", "choose"],
  ["Enter", "open"],
  ["A", "approve"],
  ["R", "reject"],
  ["H", "hold"],
  ["Z", "take_back"],
  ["X", "mark"],
  ["/", "search"],
  ["Esc", "back"],
] as const;

/** All keys of the desk. */
export function KeysDialog({ views, onClose }: { views: ReturnType<typeof viewsOf>; onClose: () => void }) {
  const { t } = useDesk();
  const shown = views.some(({ name }) => name === "payments") ? allKeys : [];
  return (
    <Modal title={t("shortcuts.title")} isOpen onClose={onClose} closeLabel={t("editor.close")}>
      <dl className={css.keyList} tabIndex={0}>
        {shown.map(([keys, name]) => (
          <div key={name}>
            <dt>{t(`desk.key.${name}`)}</dt>
            <dd>
              {keys.split(" ").map((key) => (
                <Keys key={key} keys={key} />
              ))}
              <span className="visually-hidden">{keys}</span>
            </dd>
          </div>
        ))}
        {views.map(({ name, letter }) => (
          <div key={name}>
            <dt>{t("desk.key.go_to", { view: t(`desk.${name}.title`) })}</dt>
            <dd>
              <Keys keys="G" />
              <Keys keys={letter.toUpperCase()} />
              <span className="visually-hidden">G {letter.toUpperCase()}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
