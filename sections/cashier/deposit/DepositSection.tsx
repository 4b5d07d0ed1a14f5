import { Deposit } from "../../../src/features/money/cashier/deposit/Deposit";
import type { SectionProps } from "../../define_section";
import type { Props } from "./schema";

/** The whole way of paying in (S-2.58). */
export const DepositSection = ({ props: { formVersion, bonusLayout, methodIds }, root }: SectionProps<Props>) => (
  <Deposit root={root} formVersion={formVersion} bonusLayout={bonusLayout} methodIds={methodIds} />
);
