import type { ReactNode } from "react";
import { Icon } from "../../../../kit/ui/Icon";
import { ChevronRight } from "../../../../kit/ui/icons";
import css from "./MethodRow.module.css";

export interface MethodBit {
  text: ReactNode;
  /** In the colour of money: what is there at once. */
  isGood?: boolean;
}

interface Props {
  title: ReactNode;
  /** The address of its logo, or the name of an icon. */
  icon: string;
  /** When it arrives, from and to how much, and what it costs: always in this order. */
  bits: readonly MethodBit[];
  badge?: ReactNode;
  /** The method was used last. */
  isTinted?: boolean;
  onChoose: () => void;
  /** It is away: `bits` say why, and it can't be chosen. */
  isOff?: boolean;
}

/** A way to pay in or out, as a row that is one button. */
export function MethodRow({ title, icon, bits, badge, isTinted, isOff, onChoose }: Props) {
  const content = (
    <>
      <span className={css.tile} aria-hidden="true">
        <Icon name={icon} size={icon.includes("/") ? 28 : 22} />
      </span>
      <span className={css.text}>
        <strong>{title}</strong>
        <span className={css.bits}>
          {bits.map(({ text, isGood }, place) => (
            <span key={place} className={isGood ? css.good : undefined}>
              {text}
            </span>
          ))}
        </span>
      </span>
      {badge && <span className={css.badge}>{badge}</span>}
      {!isOff && <ChevronRight className={css.chevron} size={20} />}
    </>
  );
  if (isOff) return <div className={`${css.row} ${css.off}`}>{content}</div>;
  return (
    <button type="button" className={`${css.row} ${isTinted ? css.tinted : ""}`} onClick={onChoose}>
      {content}
    </button>
  );
}

interface GroupProps {
  title?: ReactNode;
  /** One level below what it stands under. */
  heading?: "h3" | "h4";
  note?: ReactNode;
  children: ReactNode[];
}

/** Rows under a heading, in one box. */
export const MethodGroup = ({ title, heading: Heading = "h4", note, children }: GroupProps) => (
  <div className={css.group}>
    {title && (
      <Heading className={css.groupTitle}>
        {title}
        {note && <span>{note}</span>}
      </Heading>
    )}
    <ul className={css.box}>
      {children.map((child, place) => (
        <li key={place}>{child}</li>
      ))}
    </ul>
  </div>
);
