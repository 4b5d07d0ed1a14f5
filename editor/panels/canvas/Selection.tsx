import { useDraggable } from "@dnd-kit/core";
import { ArrowDown, ArrowUp, Copy, Ellipsis, Eye, EyeOff, GripVertical } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Section } from "../../../schemas/page";
import { evaluateItems } from "../../../src/layout/cut_items";
import { duplicateSection } from "../../core/commands/duplicate_section";
import { moveDown, moveUp } from "../../core/commands/move_by_step";
import { toggleVisibility } from "../../core/commands/toggle_visibility";
import { find } from "../../core/tree";
import { IconButton } from "../../parts/IconButton";
import { RuleIcon } from "../../parts/RuleIcon";
import { rulesOf } from "../../rule_badges";
import { useEditor, useEditorState, usePersonaViewer, useShow, useT, useWorkplace } from "../../use_editor";
import type { Box } from "./canvas_store";
import css from "./Overlay.module.css";

const tagHeight = 28;
const narrow = 520;

/** The frame around the selected section, its tag to drag it by, and what can be done at once. */
export function Selection({ box, scale, isCarried }: { box: Box; scale: number; isCarried: boolean }) {
  const section = useEditorState(({ page, selected }) => (selected === null ? null : find(page.sections, selected)));
  const scrolled = useScrolled() * scale;
  if (!section) return null;
  const isInside = box.y < scrolled - 40 + tagHeight;
  const inside = Math.min(Math.max(0, scrolled - box.y), Math.max(0, box.height - 2 * tagHeight));
  const style = { left: box.x, top: box.y, width: box.width, height: box.height, "--inside": `${inside}px` };
  return (
    <div
      className={css.frame}
      style={style as React.CSSProperties}
      data-inside={isInside}
      data-narrow={box.width < narrow}
      data-selection={section.id}
    >
      {!isCarried && <Tag section={section} />}
      {!isCarried && <Bar section={section} />}
    </div>
  );
}

function Tag({ section }: { section: Section }) {
  const t = useT();
  const viewer = usePersonaViewer();
  const { setNodeRef, listeners } = useDraggable({ id: `tag:${section.id}`, data: { section, isNew: false } });
  const rules = rulesOf(section);
  const items = evaluateItems(section.props, viewer);
  const shown = items.filter(({ evaluation }) => evaluation.verdict === "shown").length;
  return (
    <div ref={setNodeRef} className={css.tag} {...listeners} title={t("canvas.drag_hint")}>
      <GripVertical size={14} aria-hidden="true" />
      <span>{section.name}</span>
      <code>{section.type}</code>
      {rules.length > 0 && <i />}
      {rules.map((rule) => (
        <RuleIcon key={rule} rule={rule} />
      ))}
      {shown < items.length && (
        <>
          <i />
          <span className={css.word}>{t("canvas.items_shown", { shown, total: items.length })}</span>
        </>
      )}
    </div>
  );
}

function Bar({ section: { id, name, isVisible } }: { section: Section }) {
  const t = useT();
  const editor = useEditor();
  const show = useShow();
  useEditorState(({ page }) => page); // what can be moved changes with the page
  const isHidden = isVisible === false;
  const Visibility = isHidden ? Eye : EyeOff;
  return (
    <div className={css.bar} role="toolbar" aria-label={t("canvas.bar", { name })}>
      <IconButton
        label={t("command.move_up")}
        keys="Alt ↑"
        side="top"
        isDisabled={!editor.can(moveUp(id))}
        onClick={() => editor.run(moveUp(id))}
      >
        <ArrowUp size={16} />
      </IconButton>
      <IconButton
        label={t("command.move_down")}
        keys="Alt ↓"
        side="top"
        isDisabled={!editor.can(moveDown(id))}
        onClick={() => editor.run(moveDown(id))}
      >
        <ArrowDown size={16} />
      </IconButton>
      <IconButton label={t("command.duplicate")} keys="Ctrl D" side="top" onClick={() => editor.run(duplicateSection(id))}>
        <Copy size={16} />
      </IconButton>
      <IconButton
        label={t(isHidden ? "command.show" : "command.hide")}
        keys="H"
        side="top"
        onClick={() => editor.run(toggleVisibility(id))}
      >
        <Visibility size={16} />
      </IconButton>
      <IconButton
        label={t("command.more")}
        keys="Shift F10"
        side="top"
        aria-haspopup="menu"
        onClick={(event) => {
          const { left, bottom } = event.currentTarget.getBoundingClientRect();
          show({ menu: { id, x: left, y: bottom + 4 } });
        }}
      >
        <Ellipsis size={16} />
      </IconButton>
    </div>
  );
}

/** How far the page is scrolled, in its own pixels. */
function useScrolled() {
  const { canvas } = useWorkplace();
  const frame = useStore(canvas, (state) => state.frame);
  const [scrolled, setScrolled] = useState(0);
  useEffect(() => {
    if (!frame) return;
    const follow = () => setScrolled(frame.window.scrollY);
    follow();
    frame.document.addEventListener("scroll", follow, { passive: true });
    return () => frame.document.removeEventListener("scroll", follow);
  }, [frame]);
  return scrolled;
}
