import { useRef } from "react";
import { depositStates, payoutStates } from "../../../schemas/payment_states";
import { useKeptPlace } from "../../../src/kit/ui/use_kept_place";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { FilterAmounts, FilterChoice, FilterDays, FilterMethod } from "../list/filters";
import css from "../list/list.module.css";
import { Chip } from "../list/parts";

const states = [...new Set([...depositStates, ...payoutStates])];
const filterNames = ["kind", "state", "method", "from", "to", "min", "max", "q", "player"] as const;

/** Whether the address narrows the list in any way. */
export const isFiltered = (address: ReturnType<typeof useDeskAddress>) => filterNames.some((name) => address[name]);

interface Props {
  typed: string;
  setTyped: (typed: string) => void;
  now: number;
  /** The player whose payments are shown alone. */
  only: string | null;
}

/** The filters of payments, all of which are in the address. */
export function PaymentTools({ typed, setTyped, now, only }: Props) {
  const { t } = useDesk();
  const address = useDeskAddress();
  const today = new Date(now).toLocaleDateString("sv"); // as a date field has it
  const isNarrow = isFiltered(address);
  const tools = useRef<HTMLDivElement>(null);
  useKeptPlace(tools, isNarrow); // what takes the filters away goes with them

  return (
    <div ref={tools} className={css.tools} tabIndex={-1}>
      <SearchField label={t("desk.payments.search")} value={typed} onChange={setTyped} />
      <FilterChoice
        name="kind"
        label={t("desk.filter.kind")}
        options={[
          ["deposit", t("desk.kind.deposit")],
          ["withdrawal", t("desk.kind.withdrawal")],
        ]}
      />
      <FilterChoice name="state" label={t("desk.column.state")} options={states.map((each) => [each, t(`desk.state.${each}`)])} />
      <FilterMethod />
      <FilterDays />
      <FilterAmounts />
      <Button
        look="line"
        isDisabled={address["from"] === today}
        onClick={() => goTo({ ...address, from: today, to: today, page: undefined })}
      >
        {t("desk.filter.today")}
      </Button>
      {only !== null && <Chip tone="accent">{t("desk.payments.only", { player: only })}</Chip>}
      {isNarrow && (
        <Button
          look="line"
          onClick={() => {
            setTyped("");
            goTo({ desk: "payments" });
          }}
        >
          {t("desk.show_all")}
        </Button>
      )}
    </div>
  );
}
