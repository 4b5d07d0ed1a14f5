import { useRef, useState } from "react";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useT } from "../../../src/kit/session/hooks";
import { ChevronDown, SlidersHorizontal } from "../../../src/kit/ui/icons";
import css from "./FilterBar.module.css";
import type { OpenFilter } from "./open_filter";

const FilterPopover = askedPart(() => import("./FilterPopover"), { look: "over" }, "filters");
const FilterSheet = askedPart(() => import("./FilterSheet"), { look: "over" }, "filters");

interface Props extends Omit<OpenFilter, "button" | "onClose"> {
  /** How many of its choices are made. */
  count: number;
  /** All in one, over the page: where there is no room for one beside another. */
  isSheet?: boolean;
}

/** Opens what a list can be narrowed by; the code of it comes when the button is reached. */
export function FilterButton({ count, isSheet = false, ...filter }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const Part = isSheet ? FilterSheet : FilterPopover;
  const prepare = () => void Part.load();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        data-kind={isSheet ? "sheet" : "popover"}
        data-chosen={count > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!isOpen)}
      >
        {isSheet && <SlidersHorizontal size={18} aria-hidden="true" />}
        {filter.label}
        {count > 0 && (
          <>
            <span className={css.count} aria-hidden="true">
              {count}
            </span>
            <span className="visually-hidden">{t("games.filter.chosen", { count })}</span>
          </>
        )}
        {!isSheet && <ChevronDown size={18} aria-hidden="true" />}
      </button>
      {isOpen && <Part {...filter} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}
