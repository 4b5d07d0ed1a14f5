import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { getCryptoNetworks } from "../../../../schemas/api/payments/crypto";
import { lazyPart } from "../../../kit/lazy/lazy_part";
import { useApi, useT } from "../../../kit/session/hooks";
import { Field } from "../../../kit/ui/form/Field";
import { Callout } from "../cashier/parts/Callout";
import { AddressBook } from "./AddressBook";
import { CryptoSum } from "./CryptoSum";
import type { PayoutPlan, TargetFields } from "./payout_plan";
import css from "./TargetFieldset.module.css";
import { NetworkChoice } from "./NetworkChoice";

/** Reads checksums, and comes with the first address. */
const AddressCheck = lazyPart(() => import("./AddressCheck"), "payout");

interface Props {
  method: PayoutPlan["method"];
  form: UseFormReturn<TargetFields>;
  amount: number | null;
  problemOf: (name: keyof TargetFields) => string | undefined;
}

/** Network, address and what arrives of an amount that is paid out in a coin (C-4.21, C-5.16). */
export function CryptoFields({ method, form, amount, problemOf }: Props) {
  const t = useT();
  const coin = method.currency;
  const answer = useQuery(useApi().query(getCryptoNetworks, { query: { cryptoCurrencyCode: coin } }));
  const networks = answer.data?.networks.filter(({ payoutEnabled }) => payoutEnabled);
  const [selected = "", address = "", keep] = form.watch(["selectedNetwork", "cryptoCurrencyAddress", "keep"]);
  const network = networks?.find(({ code }) => code === selected) ?? (networks?.length === 1 ? networks[0] : undefined);
  const isTagged = coin === "XRP";
  const only = networks?.length === 1 ? networks[0]?.code : undefined;
  const { setValue } = form;
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (only) setValue("selectedNetwork", only);
  }, [only, setValue]);
  return (
    <fieldset ref={place} className={css.fields} tabIndex={-1}>
      <AddressBook
        coin={coin}
        place={place}
        onChoose={(contact) => {
          form.setValue("selectedNetwork", contact.network, { shouldValidate: form.formState.isSubmitted });
          form.setValue("cryptoCurrencyAddress", contact.address, { shouldValidate: form.formState.isSubmitted });
        }}
      />
      <NetworkChoice coin={coin} answer={answer} networks={networks} form={form} problem={problemOf("selectedNetwork")} />
      <Field label={t("payout.crypto.address", { coin })} problem={problemOf("cryptoCurrencyAddress")}>
        {(field) => (
          <input
            {...field}
            {...form.register("cryptoCurrencyAddress")}
            className={css.address}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
          />
        )}
      </Field>
      {address.trim() !== "" && network && (
        <Suspense fallback={null}>
          <AddressCheck address={address.trim()} network={network} coin={coin} />
        </Suspense>
      )}
      {isTagged && (
        <Field
          label={
            <>
              {t("payout.crypto.tag")} <small>({t("form.optional")})</small>
            </>
          }
          hint={t("payout.crypto.tag_hint")}
        >
          {(field) => <input {...field} {...form.register("cryptoCurrencyTag")} inputMode="numeric" maxLength={100} />}
        </Field>
      )}
      {network && amount !== null && <CryptoSum coin={coin} network={network.code} amount={amount} />}
      <label className={css.check}>
        <input type="checkbox" {...form.register("keep")} />
        {t("payout.crypto.keep")}
      </label>
      {keep && (
        <Field label={t("payout.crypto.label")}>
          {(field) => <input {...field} {...form.register("label")} placeholder={coin} maxLength={60} />}
        </Field>
      )}
      <Callout tone="warning">{t("payout.crypto.new_address")}</Callout>
    </fieldset>
  );
}
