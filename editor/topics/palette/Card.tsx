import type { ReactNode } from "react";
import type { DragData } from "../../workplace/drag_state";
import { useT } from "../../workplace/use_editor";
import css from "./Palette.module.css";
import type { Subject } from "./pictures/pictures";
import { SectionPicture } from "./pictures/SectionPicture";
import { useCarry } from "./use_carry";

interface Props {
  subject: Subject;
  /** What it brings to the place where it is let go. */
  brings: DragData;
  name: string;
  /** What it is for, said when one rests on it. */
  hint: string;
  note?: ReactNode;
  isBusy?: boolean;
  /** Somebody is about to use it. */
  onReach?: () => void;
  onAdd: () => void;
  [data: `data-${string}`]: string;
}

/** Something that the palette offers: a picture and a name. A click adds it, and it can be carried to any place. */
export function Card({ subject, brings, name, hint, note, isBusy = false, onReach, onAdd, ...data }: Props) {
  const t = useT();
  return (
    <button
      type="button"
      className={css.card}
      {...useCarry(subject.id, brings)}
      {...data}
      title={[hint, t("palette.hint")].filter(Boolean).join(". ").replace("..", ".")}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onAdd()}
      onPointerEnter={onReach}
      onFocus={onReach}
    >
      <SectionPicture subject={subject} />
      <b>{name}</b>
      {note}
    </button>
  );
}
