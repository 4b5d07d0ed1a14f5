import { useDraggable } from "@dnd-kit/core";
import { ChevronDown, ChevronRight, CircleAlert, Ghost, Languages, Stamp } from "lucide-react";
import { type CSSProperties, memo, useEffect, useRef } from "react";
import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { selectionSet } from "../../core/selection";
import { hasSamples } from "../../workplace/has_samples";
import { RuleIcon } from "../../parts/RuleIcon";
import { SectionIcon } from "../../parts/SectionIcon";
import { selectByPointer, selectForMenu } from "../../workplace/select_by_pointer";
import { rulesOf } from "../../workplace/rule_badges";
import { translationMark } from "../../workplace/translation_mark";
import { useEditorState, usePersonaLanguage, useShow, useT, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import { Dots } from "../../parts/presence/Dots";
import { SharedMark } from "../../parts/usage/SharedMark";
import css from "./Outline.module.css";
import { RowName } from "./RowName";
import { toggleCollapsed } from "../../workplace/toggle_collapsed";

interface Props {
  section: Section;
  depth: number;
  /** Its number among the rows of its level and how many they are, where not all of them are rendered. */
  number?: number | undefined;
  count?: number | undefined;
  /** The one row that Tab stops at. */
  isStop: boolean;
  isOpen: boolean;
  isExpandable: boolean;
  isHidden: boolean;
  isInvalid: boolean;
  isUnknown: boolean;
}

/** One section in the outline: its icon, name, rules, and whether the persona sees it. */
export const OutlineRow = memo(function OutlineRow({ section, isStop, isOpen, ...standing }: Props) {
  const { depth, number, count, isExpandable, isHidden, isInvalid, isUnknown } = standing;
  const t = useT();
  const workplace = useWorkplace();
  const { editor } = workplace;
  const show = useShow();
  const { id, name, type } = section;
  const isSelected = useEditorState(({ selection }) => selectionSet(selection).has(id));
  const isShownInInspector = useEditorState(({ selected }) => selected === id);
  const isHovered = useWorkbench((state) => state.hovered === id);
  const isRenaming = useWorkbench((state) => state.renaming === id);
  const row = useRef<HTMLDivElement | null>(null);
  const { setNodeRef, listeners } = useDraggable({ id: `row:${id}`, data: { id }, disabled: isRenaming });
  const isContainer = editor.types.isContainer(type);
  const isSample = hasSamples(section);
  const mark = translationMark(section, usePersonaLanguage());
  const markWords = mark && t(`outline.${mark.state}`, { languages: mark.languages.join(" ") });
  const Twist = isOpen ? ChevronDown : ChevronRight;

  useEffect(() => {
    if (!isShownInInspector) return;
    requestAnimationFrame(() => row.current?.scrollIntoView({ block: "nearest" })); // once with all else that this frame lays out
    const outline = row.current?.closest<HTMLElement>("[data-outline]");
    const isLost = document.activeElement === document.body && outline?.dataset.hadFocus !== undefined;
    if (isLost || outline?.contains(document.activeElement)) row.current?.focus();
  }, [isShownInInspector]);

  return (
    <div
      ref={(node) => {
        row.current = node;
        setNodeRef(node);
      }}
      {...listeners}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={number}
      aria-setsize={count}
      aria-selected={isSelected}
      aria-expanded={isExpandable ? isOpen : undefined}
      aria-label={rowLabel(t, name, { ...standing, isSample, markWords })}
      aria-describedby={registry.nestedPageOf(section) === null ? undefined : `shared-${id}`}
      tabIndex={isStop ? 0 : -1}
      className={css.row}
      style={{ "--depth": depth } as CSSProperties}
      data-row={id}
      data-depth={depth}
      data-open={isOpen && isExpandable}
      data-selected={isSelected}
      data-hovered={isHovered}
      data-dim={isHidden || isUnknown}
      onClick={(event) => selectByPointer(workplace, id, event)}
      onDoubleClick={() => show({ renaming: id })}
      onContextMenu={(event) => {
        event.preventDefault();
        selectForMenu(workplace, id);
        show({ menu: { id, x: event.clientX, y: event.clientY } });
      }}
      onPointerEnter={() => show({ hovered: id })}
      onPointerLeave={() => show({ hovered: null })}
    >
      <span
        className={css.twist}
        onClick={(event) => {
          if (!isContainer && !isExpandable) return;
          event.stopPropagation();
          show(toggleCollapsed(id));
        }}
      >
        {(isContainer || isExpandable) && <Twist size={12} aria-hidden="true" />}
      </span>
      <span className={css.icon}>
        <SectionIcon type={type} />
      </span>
      <RowName section={section} isEditing={isRenaming} />
      <span className={css.badges}>
        <Dots id={id} />
        <SharedMark section={section} id={`shared-${id}`} />
        {mark && (
          <span className={css.translation} data-state={mark.state} title={markWords ?? undefined}>
            {mark.languages.length > 1 ? mark.languages.length : mark.languages}
            <Languages size={12} aria-hidden="true" />
          </span>
        )}
        {isUnknown && <span className={css.word}>{t("outline.unknown_type")}</span>}
        {isSample && (
          <span className={css.sample} title={t("outline.has_samples")}>
            <Stamp size={14} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
        {isHidden && <Ghost size={14} aria-hidden="true" />}
        {rulesOf(section).map((rule) => (
          <RuleIcon key={rule} rule={rule} />
        ))}
        {isInvalid && <CircleAlert size={14} className={css.bad} aria-hidden="true" />}
      </span>
    </div>
  );
});

type Said = Pick<Props, "isHidden" | "isInvalid" | "isUnknown"> & { isSample: boolean; markWords: string | null };

/** Its name with all that its badges show. */
const rowLabel = (t: ReturnType<typeof useT>, name: string, { isHidden, isInvalid, isUnknown, isSample, markWords }: Said) =>
  [
    name,
    isHidden && t("outline.is_hidden"),
    isInvalid && t("outline.is_invalid"),
    isUnknown && t("outline.unknown_type"),
    isSample && t("outline.has_samples"),
    markWords,
  ]
    .filter(Boolean)
    .join(", ");
