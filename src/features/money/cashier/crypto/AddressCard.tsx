import { useLanguage, useT } from "../../../../kit/session/hooks";
import { formatMoney, formatUnit } from "../../../../kit/ui/format";
import { Callout, Pairs } from "../parts/Callout";
import { CopyLine } from "../parts/CopyLine";
import css from "./CryptoAddress.module.css";

interface CardProps {
  coin: string;
  network: string;
  address: string;
  tag: string | null;
  qrBase64: string;
  /** In the coin: the least that counts, or what is to be sent. */
  least?: number;
  exactly?: number;
  minutes?: number;
}

/** An address with its QR code, what counts there, and that nothing else does. */
export function AddressCard({ coin, network, address, tag, qrBase64, least, exactly, minutes }: CardProps) {
  const t = useT();
  const language = useLanguage();
  const coins = (amount: number) => formatMoney(amount, { language, currency: coin });
  return (
    <>
      <div className={css.qr}>
        <div className={css.paper}>
          <img
            src={`data:image/png;base64,${qrBase64}`}
            alt={t("cashier.crypto.qr", { coin, network })}
            width={208}
            height={208}
          />
        </div>
        <div>
          <p className={css.badge}>{network}</p>
          <h3>
            {exactly === undefined
              ? t("cashier.crypto.send", { coin })
              : t("cashier.crypto.send_exactly", { amount: coins(exactly) })}
          </h3>
          <Pairs
            rows={[
              ...(least === undefined ? [] : [{ name: t("cashier.crypto.least"), value: coins(least) }]),
              ...(minutes === undefined
                ? []
                : [
                    {
                      name: t("cashier.sum.arrives"),
                      value: t("cashier.time.about", {
                        time: formatUnit(Math.max(1, minutes), "minute", { language, width: "long" }),
                      }),
                    },
                  ]),
            ]}
          />
        </div>
      </div>
      <CopyLine label={t("cashier.crypto.address")} text={address} isGrouped />
      {tag && <CopyLine label={t("cashier.crypto.tag")} text={tag} />}
      {tag && <Callout tone="warning">{t("cashier.crypto.tag_needed")}</Callout>}
      <Callout tone="warning">{t("cashier.crypto.only", { coin, network })}</Callout>
    </>
  );
}
