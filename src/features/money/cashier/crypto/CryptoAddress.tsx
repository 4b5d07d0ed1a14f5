import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type CryptoNetwork, getCryptoAddress, getCryptoNetworks } from "../../../../../schemas/api/payments/crypto";
import { getOpenPayments } from "../../../../../schemas/api/payments/deposits";
import { useApi, useLanguage, useT, useViewer } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { Button } from "../../../../kit/ui/Button";
import { CurrencyIcon } from "../../../../kit/ui/CurrencyIcon";
import { formatNumber, formatUnit } from "../../../../kit/ui/format";
import { Check } from "../../../../kit/ui/icons";
import { Skeleton } from "../../../../kit/ui/Skeleton";
import { useLive } from "../../../common/live/use_live";
import { Callout, Pairs } from "../parts/Callout";
import { AddressCard } from "./AddressCard";
import css from "./CryptoAddress.module.css";

interface Props {
  coin: string;
  /** What is done before an address is shown; `show` shows it. */
  onChoose?: (network: CryptoNetwork, show: () => void) => void;
  isBusy?: boolean;
}

/** Which network a coin is sent on, and the player's own address there (C-4.19, C-4.20, C-8.11, S-2.65). */
export function CryptoAddress({ coin, onChoose, isBusy = false }: Props) {
  const t = useT();
  const api = useApi();
  const { session } = useViewer();
  const [chosen, setChosen] = useState<string | null>(null);
  const answer = useQuery({
    ...api.query(getCryptoNetworks, { query: { cryptoCurrencyCode: coin } }),
    enabled: session === "user" && coin !== "", // no request without a coin (L-5.07)
  });
  if (answer.isPending && session === "user") {
    return (
      <div role="status" className={css.stack}>
        <p>{t("cashier.crypto.loading")}</p>
        <Skeleton width="100%" height="72px" />
        <Skeleton width="100%" height="72px" />
      </div>
    );
  }
  if (answer.isError) {
    return (
      <div role="alert" className={css.stack}>
        <p>{t("cashier.crypto.failed")}</p>
        <Button busy={answer.isFetching && t("cashier.trying")} onClick={() => void answer.refetch()}>
          {t("cashier.try_again")}
        </Button>
      </div>
    );
  }
  const networks = (answer.data?.networks ?? []).filter(({ payinEnabled }) => payinEnabled);
  const isOne = networks.length === 1;
  const network = networks.find(({ code }) => code === chosen) ?? (isOne && !onChoose ? networks[0] : undefined);
  if (networks.length === 0) return <p role="status">{t("cashier.crypto.none")}</p>;
  if (network) return <Address coin={coin} network={network} onBack={isOne ? undefined : () => setChosen(null)} />;
  const choose = (picked: CryptoNetwork) => {
    const show = () => setChosen(picked.code);
    return onChoose ? onChoose(picked, show) : show();
  };
  return <Networks coin={coin} networks={networks} isBusy={isBusy} onChoose={choose} />;
}

interface NetworksProps {
  coin: string;
  networks: readonly CryptoNetwork[];
  isBusy: boolean;
  onChoose: (network: CryptoNetwork) => void;
}

/** Which network, where there are several; what holds for the one that is picked; and one press to its address. */
function Networks({ coin, networks, isBusy, onChoose }: NetworksProps) {
  const t = useT();
  const language = useLanguage();
  const name = useId();
  const [picked, setPicked] = useState(networks[0]?.code ?? "");
  const network = networks.find(({ code }) => code === picked) ?? networks[0];
  if (!network) return null;
  const least = (amount: number) => `${formatNumber(amount, language, { maximumFractionDigits: 8 })} ${coin}`;
  return (
    <div className={css.stack}>
      {networks.length > 1 && (
        <div className={css.lede}>
          <div>
            <h3>{t("cashier.crypto.which")}</h3>
            <p>{t("cashier.crypto.which_text")}</p>
          </div>
          <CurrencyIcon code={coin} size={40} />
        </div>
      )}
      {networks.length > 1 && (
        <fieldset className={css.networks}>
          <legend className="visually-hidden">{t("cashier.crypto.which")}</legend>
          {networks.map(({ code, name: title, protocol, minutes, minimumPayinAmount }) => (
            <label key={code} className={css.network} data-chosen={picked === code || undefined}>
              <input type="radio" name={name} value={code} checked={picked === code} onChange={() => setPicked(code)} />
              <span>
                <strong>{title}</strong> {protocol}
                <small>
                  {t("cashier.time.about", { time: formatUnit(Math.max(1, minutes), "minute", { language, width: "long" }) })} ·{" "}
                  {t("cashier.bonus.min", { amount: least(minimumPayinAmount) })}
                </small>
              </span>
              <span className={css.tick} aria-hidden="true">
                <Check size={13} strokeWidth={3} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Pairs
        rows={[
          { name: t("cashier.crypto.network"), value: `${network.name} ${network.protocol}` },
          { name: t("cashier.crypto.confirmations"), value: String(network.confirmations) },
        ]}
      />
      <Callout tone="warning">{t("cashier.crypto.only", { coin, network: network.name })}</Callout>
      <Button look="primary" size="large" isWide busy={isBusy && t("cashier.form.starting")} onClick={() => onChoose(network)}>
        {t("cashier.crypto.show", { network: network.name })}
      </Button>
    </div>
  );
}

interface OnNetwork {
  coin: string;
  network: CryptoNetwork;
  /** To the choice of a network; missing where there is only one. */
  onBack: (() => void) | undefined;
}

/** The address alone. */
function Address({ coin, network, onBack }: OnNetwork) {
  const t = useT();
  const api = useApi();
  const { isCanvas } = useServices();
  const answer = useQuery({
    ...api.query(getCryptoAddress, { query: { cryptoCurrencyCode: coin, network: network.code } }),
    enabled: !isCanvas || undefined,
    staleTime: Infinity,
  });
  const seen = useSeenTransfer();
  const wallet = answer.data?.wallet;
  if (answer.isError) {
    return (
      <div role="alert" className={css.stack}>
        <p>{t("cashier.crypto.address_failed")}</p>
        <Button busy={answer.isFetching && t("cashier.trying")} onClick={() => void answer.refetch()}>
          {t("cashier.try_again")}
        </Button>
      </div>
    );
  }
  if (!wallet) return <Skeleton width="100%" height="240px" />;
  return (
    <div className={css.stack}>
      <AddressCard
        coin={coin}
        network={`${network.name} ${network.protocol}`}
        address={wallet.address}
        tag={wallet.tag}
        qrBase64={wallet.qrBase64}
        least={wallet.minimumPayinAmount}
        minutes={network.minutes}
      />
      <p role="status" className={css.watching}>
        {t("cashier.crypto.watching")}
      </p>
      {seen}
      {onBack && (
        <Button look="ghost" isWide onClick={onBack}>
          {t("cashier.crypto.other_network")}
        </Button>
      )}
    </div>
  );
}

/** A transfer that arrives while somebody looks: a way to its payment. */
function useSeenTransfer() {
  const t = useT();
  const api = useApi();
  const services = useServices();
  const client = useQueryClient();
  const open = useQuery({
    ...api.query(getOpenPayments, { query: {} }),
    enabled: !services.isCanvas,
    staleTime: 0,
    refetchInterval: 10_000,
  });
  useLive("payment:changed", () => void client.invalidateQueries({ queryKey: [getOpenPayments.path] }), { isUrgent: true });
  const found = open.data?.payments.find(({ kind, family }) => kind === "deposit" && family === "crypto");
  if (!found) return null;
  return (
    <Button look="primary" isWide onClick={() => services.go(`${services.route.getState().path}?payment=${found.paymentId}`)}>
      {t("cashier.crypto.seen", { reference: found.reference })}
    </Button>
  );
}
