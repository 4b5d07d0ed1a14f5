import type { UseFormReturn } from "react-hook-form";
import type { getCryptoNetworks } from "../../../../schemas/api/payments/crypto";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatMoney, formatUnit } from "../../../kit/ui/format";
import type { TargetFields } from "./payout_plan";
import css from "./TargetFieldset.module.css";
import type { AnswerOf } from "../../../kit/api/api";

interface Props {
  coin: string;
  answer: { isPending: boolean; isError: boolean; refetch: () => unknown };
  networks: AnswerOf<typeof getCryptoNetworks>["networks"] | undefined;
  form: UseFormReturn<TargetFields>;
  problem: string | undefined;
}

/** The network that a coin is sent on, each with its fee and time (C-5.16). */
export function NetworkChoice({ coin, answer: { isPending, isError, refetch }, networks, form, problem }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <div className={css.networks} role="radiogroup" aria-label={t("payout.crypto.network")}>
      <span>{t("payout.crypto.network")}</span>
      {isPending && <p role="status">{t("payout.crypto.networks_loading")}</p>}
      {isError && (
        <p role="alert" className={css.problem}>
          {t("payout.crypto.networks_failed")}{" "}
          <button type="button" onClick={() => void refetch()}>
            {t("history.failed.again")}
          </button>
        </p>
      )}
      {networks?.length === 0 && <p role="status">{t("payout.crypto.networks_none")}</p>}
      {networks?.map((each) => (
        <label key={each.code} className={css.network}>
          <input type="radio" value={each.code} {...form.register("selectedNetwork")} />
          <strong>
            {each.name} <small>{each.protocol}</small>
          </strong>
          <span>{formatMoney(each.payoutFee, { currency: coin, language })}</span>
          <small>
            {t("payout.crypto.network_note", {
              time: formatUnit(each.minutes, "minute", { language, width: "long" }),
              min: formatMoney(each.minimumPayoutAmount, { currency: coin, language }),
            })}
          </small>
        </label>
      ))}
      {problem && <p className={css.problem}>{problem}</p>}
    </div>
  );
}
