import { type PayoutTab, payoutTabs } from "../../../schemas/api/payments/office/payouts";
import { TabList } from "../../parts/TabList";
import { Pill } from "../../parts/Pill";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";

/** The tabs of the queue, with how many wait in each. */
export function PayoutTabs({ tab, counts }: { tab: PayoutTab; counts: Readonly<Record<string, number>> | undefined }) {
  const { t } = useDesk();
  const address = useDeskAddress();
  return (
    <div className={css.tabs}>
      <TabList
        id="payouts"
        tabs={payoutTabs.map((value) => ({
          value,
          label: (
            <>
              {t(`desk.payouts.tab.${value}`)} {(counts?.[value] ?? 0) > 0 && <Pill>{counts?.[value]}</Pill>}
            </>
          ),
        }))}
        value={tab}
        onChange={(next: PayoutTab) => goTo({ ...address, desk: "payouts", tab: next, page: undefined, row: undefined })}
      />
    </div>
  );
}
