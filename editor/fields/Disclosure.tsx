import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Path } from "../core/set_in";
import css from "./Disclosure.module.css";
import { useFieldView } from "./field_context";

interface Props {
  title: string;
  aside?: ReactNode;
  isOpenAtFirst?: boolean;
  /** Where it leads: a jump to one of these fields opens it. */
  within: Path;
  names: readonly string[];
  children: ReactNode;
}

/** A part of a form that folds away. */
export function Disclosure({ title, aside, isOpenAtFirst = false, within, names, children }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { focus } = useFieldView();
  const isWanted = leadsInto(focus, within) && names.includes(String(focus?.[within.length]));
  if (isWanted && !isOpen) setIsOpen(true);
  return (
    <div className={css.part}>
      <button type="button" className={css.head} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ChevronRight size={12} aria-hidden="true" />
        {title}
        {aside && <span className={css.aside}>{aside}</span>}
      </button>
      {isOpen && <div className={css.body}>{children}</div>}
    </div>
  );
}

/** Whether a path goes on inside another. */
export const leadsInto = (focus: Path | null, within: Path) =>
  focus !== null && focus.length > within.length && within.every((key, index) => key === focus[index]);
