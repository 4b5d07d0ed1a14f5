import { type ReactNode, useRef } from "react";
import { market } from "../../../schemas/settings";
import { useKeptPlace } from "../../../src/kit/ui/use_kept_place";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { FilterAmounts, FilterChoice, FilterMethod } from "../list/filters";
import css from "../list/list.module.css";

const names = ["q", "market", "method", "min", "max"] as const;

export const isNarrowed = (address: Readonly<Record<string, string>>): boolean => names.some((name) => Boolean(address[name]));

interface Props {
  typed: string;
  onTyped: (typed: string) => void;
  /** How many there are, and what they come to. */
  children?: ReactNode;
}

/** Narrows the queue by words, market, way and amount. */
export function QueueTools({ typed, onTyped, children }: Props) {
  const { t } = useDesk();
  const address = useDeskAddress();
  const tools = useRef<HTMLDivElement>(null);
  useKeptPlace(tools, isNarrowed(address)); // what takes the filters away goes with them
  return (
    <div ref={tools} className={css.tools} tabIndex={-1}>
      <SearchField label={t("desk.payouts.search")} value={typed} onChange={onTyped} />
      <FilterChoice name="market" label={t("desk.column.market")} options={market.options.map((code) => [code, code])} />
      <FilterMethod />
      <FilterAmounts />
      {isNarrowed(address) && (
        <Button
          look="line"
          onClick={() => {
            onTyped("");
            goTo({ desk: "payouts", ...(address["tab"] && { tab: address["tab"] }) });
          }}
        >
          {t("desk.show_all")}
        </Button>
      )}
      {children}
    </div>
  );
}
