import { Menu } from "@base-ui/react/menu";
import {
  ArrowDown,
  ArrowUp,
  CircleQuestionMark,
  CopyPlus,
  CornerDownRight,
  CornerLeftUp,
  Eye,
  EyeOff,
  type LucideIcon,
  PencilLine,
  Trash2,
} from "lucide-react";
import { useMemo } from "react";
import { duplicateSection } from "../../core/commands/duplicate_section";
import { moveDown, moveInto, moveOut, moveUp } from "../../core/commands/move_by_step";
import { toggleVisibility } from "../../core/commands/toggle_visibility";
import type { Command } from "../../core/command";
import { find } from "../../core/tree";
import { removeWithToast } from "../../keyboard/remove_with_toast";
import { Keys } from "../../parts/Keys";
import popups from "../../parts/popups.module.css";
import { useT, useWorkbench, useWorkplace } from "../../use_editor";

/** Everything that can be done to a section, where it was asked for. */
export function SectionMenu() {
  const { workbench } = useWorkplace();
  const menu = useWorkbench((state) => state.menu);
  const anchor = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(menu?.x ?? 0, menu?.y ?? 0, 0, 0) }), [menu]);
  return (
    <Menu.Root open={menu !== null} onOpenChange={(open) => !open && workbench.setState({ menu: null })}>
      <Menu.Portal>
        <Menu.Positioner className={popups.positioner} anchor={anchor} side="bottom" align="start" collisionPadding={8}>
          <Menu.Popup className={popups.menu}>{menu && <Items id={menu.id} />}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Items({ id }: { id: string }) {
  const t = useT();
  const workplace = useWorkplace();
  const { editor, workbench } = workplace;
  const isHidden = find(editor.getState().page.sections, id)?.isVisible === false;
  const item = (Icon: LucideIcon, words: string, keys: string, command: Command) => (
    <Menu.Item key={words} className={popups.item} disabled={!editor.can(command)} onClick={() => editor.run(command)}>
      <Icon size={16} aria-hidden="true" />
      {t(words)}
      <Keys keys={keys} />
    </Menu.Item>
  );
  return (
    <>
      {item(ArrowUp, "command.move_up", "Alt ↑", moveUp(id))}
      {item(ArrowDown, "command.move_down", "Alt ↓", moveDown(id))}
      {item(CornerDownRight, "command.move_into", "Alt →", moveInto(id))}
      {item(CornerLeftUp, "command.move_out", "Alt ←", moveOut(id))}
      <div className={popups.line} role="separator" />
      {item(CopyPlus, "command.duplicate", "Ctrl D", duplicateSection(id))}
      <Menu.Item
        className={popups.item}
        onClick={() => workbench.setState({ renaming: id, leftTab: "outline", isLeftOpen: true })}
      >
        <PencilLine size={16} aria-hidden="true" />
        {t("command.rename")}
        <Keys keys="F2" />
      </Menu.Item>
      {item(isHidden ? Eye : EyeOff, isHidden ? "command.show" : "command.hide", "H", toggleVisibility(id))}
      <Menu.Item className={popups.item} onClick={() => workbench.setState({ inspectorTab: "why", isRightOpen: true })}>
        <CircleQuestionMark size={16} aria-hidden="true" />
        {t("canvas.why")}
        <Keys keys="W" />
      </Menu.Item>
      <div className={popups.line} role="separator" />
      <Menu.Item className={popups.item} data-danger="true" onClick={() => removeWithToast(workplace, id)}>
        <Trash2 size={16} aria-hidden="true" />
        {t("command.remove")}
        <Keys keys="Del" />
      </Menu.Item>
    </>
  );
}
