import { Menu } from "@base-ui/react/menu";
import { createElement, Fragment, useMemo } from "react";
import type { Action } from "../../workplace/actions/action";
import { actionWords, canRun, runAction, useActions } from "../../workplace/actions/use_actions";
import { keyNames } from "../../workplace/actions/keys";
import { iconOf } from "../../parts/action_icons";
import { Keys } from "../../parts/Keys";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { useT, useWorkbench, useWorkplace } from "../../workplace/use_editor";

const parts: readonly NonNullable<Action["menu"]>[] = ["move", "copy", "look", "remove"];

/** Everything that can be done to what is selected, where it was asked for. */
export function SectionMenu() {
  const t = useT();
  const { workbench } = useWorkplace();
  const menu = useWorkbench((state) => state.menu);
  const anchor = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(menu?.x ?? 0, menu?.y ?? 0, 0, 0) }), [menu]);
  return (
    <Menu.Root open={menu !== null} onOpenChange={(open) => !open && workbench.setState({ menu: null })}>
      <MenuPortal label={t("editor.open_menu")}>
        <Menu.Positioner className={popups.positioner} anchor={anchor} side="bottom" align="start" collisionPadding={8}>
          <Menu.Popup className={popups.menu} aria-label={t("shortcuts.menu")}>
            {menu && <Items />}
          </Menu.Popup>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  );
}

function Items() {
  const workplace = useWorkplace();
  const actions = useActions();
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <Menu.Separator className={popups.line} />}
      {actions
        .filter(({ menu }) => menu === part)
        .map((action) => (
          <Menu.Item
            key={action.name}
            className={popups.item}
            data-danger={part === "remove" || undefined}
            disabled={!canRun(workplace, action)}
            onClick={() => runAction(workplace, action)}
          >
            {createElement(iconOf(action.name), { size: 16, "aria-hidden": true })}
            {actionWords(workplace, action)}
            {action.keys?.[0] && <Keys keys={keyNames(action.keys[0])} />}
          </Menu.Item>
        ))}
    </Fragment>
  ));
}
