import { CryptoAddress } from "../../../src/features/money/cashier/crypto/CryptoAddress";
import { useT, useText, useUser } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import css from "./CryptoDepositAddress.module.css";
import type { Props } from "./schema";

/** The player's own address for a coin: the network first, then address and code (S-2.65). */
export function CryptoDepositAddress({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const coin = props.cryptoCurrencyCode;
  if (!useUser() || coin === "") return <section {...root} hidden />;
  return (
    <section {...root} className={css.block}>
      <SectionHead title={text(props.title) || t("cashier.crypto.title", { coin })} />
      <div className={css.box}>
        <CryptoAddress coin={coin} />
      </div>
    </section>
  );
}
