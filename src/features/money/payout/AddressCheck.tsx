import type { CryptoNetwork } from "../../../../schemas/api/payments/crypto";
import { addressKind, groupAddress, isCryptoAddress } from "../../../../schemas/crypto_address";
import { useT } from "../../../kit/session/hooks";
import { CircleCheck } from "../../../kit/ui/icons";
import css from "./TargetFieldset.module.css";

/** Says whether an address can be one of the network, and shows it in groups to compare. */
export default function AddressCheck({ address, network, coin }: { address: string; network: CryptoNetwork; coin: string }) {
  const t = useT();
  const kind = addressKind(network.code, network.protocol, network.name, coin);
  const isGood = kind !== null && isCryptoAddress(kind, address);
  const groups = groupAddress(address);
  const last = groups.length - 1;
  return (
    <div aria-live="polite">
      {isGood && (
        <p className={css.good}>
          <CircleCheck size={18} aria-hidden="true" />
          {t("payout.crypto.good", { network: network.name })}
        </p>
      )}
      {kind !== null && !isGood && <p className={css.problem}>{t("payout.crypto.bad", { network: network.name })}</p>}
      <p className={css.groups} aria-hidden="true">
        {groups.map((group, place) => (
          <span key={place}>{place === 0 || place === last ? <b>{group} </b> : `${group} `}</span>
        ))}
      </p>
    </div>
  );
}
