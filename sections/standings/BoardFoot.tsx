import { type ReactNode, useId } from "react";
import { useLanguage, useT } from "../../src/kit/session/hooks";
import { formatNumber } from "../../src/kit/ui/format";
import { ChevronDown } from "../../src/kit/ui/icons";
import { rowLimits } from "./board_options";
import css from "./Board.module.css";

interface Props {
  /** How the list goes on. It is not announced: it stands there for who looks for it. */
  note: string;
  isLate?: boolean;
  limit: number;
  onLimit: (limit: number) => void;
  children?: ReactNode;
}

/** Under a board: its pause, how it goes on, and how many rows it shows. */
export function BoardFoot({ note, isLate = false, limit, onLimit, children }: Props) {
  const t = useT();
  const id = useId();
  const language = useLanguage();
  return (
    <footer className={css.foot}>
      {children}
      <p data-late={isLate || undefined}>{note}</p>
      <label htmlFor={id}>{t("standings.rows")}</label>
      <span className={css.select}>
        <select id={id} value={limit} onChange={({ target }) => onLimit(Number(target.value))}>
          {rowLimits.map((count) => (
            <option key={count} value={count}>
              {formatNumber(count, language)}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" />
      </span>
    </footer>
  );
}
