import type { UseFormReturn } from "react-hook-form";
import { useT } from "../../../kit/session/hooks";
import { Field } from "../../../kit/ui/form/Field";
import { CryptoFields } from "./CryptoFields";
import css from "./TargetFieldset.module.css";
import type { PayoutPlan, TargetFields } from "./payout_plan";
import { fieldWords } from "./payout_problem";

interface Props {
  kind: "bank" | "email" | "crypto";
  method: PayoutPlan["method"];
  form: UseFormReturn<TargetFields>;
  /** Of the wallet's currency; null while it is not one that can be paid. */
  amount: number | null;
}

/** What a method has to know of where the money goes (C-5.01 to C-5.05, C-5.16). */
export function TargetFieldset({ kind, method, form, amount }: Props) {
  const t = useT();
  const problemOf = (name: keyof TargetFields) => {
    const key = form.formState.errors[name]?.message;
    return key ? t(fieldWords(key)) : undefined;
  };
  if (kind === "crypto") return <CryptoFields method={method} form={form} amount={amount} problemOf={problemOf} />;
  if (kind === "email") {
    return (
      <Field label={t("payout.email.label", { method: method.title })} hint={t("payout.email.hint")} problem={problemOf("email")}>
        {(field) => (
          <input {...field} {...form.register("email")} type="email" inputMode="email" autoComplete="email" maxLength={255} />
        )}
      </Field>
    );
  }
  const needsName = method.paymentMethod === "netbanking";
  return (
    <fieldset className={css.fields}>
      <legend>
        {t("payout.bank.title")}
        <small>{t("payout.bank.text")}</small>
      </legend>
      <Field label={t("payout.bank.holder")} hint={t("payout.bank.holder_hint")} problem={problemOf("beneficiaryName")}>
        {(field) => <input {...field} {...form.register("beneficiaryName")} autoComplete="name" maxLength={255} />}
      </Field>
      <Field label={t("payout.bank.account")} problem={problemOf("beneficiaryAccount")}>
        {(field) => (
          <input
            {...field}
            {...form.register("beneficiaryAccount")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
          />
        )}
      </Field>
      <div className={css.pair}>
        <Field label={t("payout.bank.code")} problem={problemOf("bankCode")}>
          {(field) => (
            <input {...field} {...form.register("bankCode")} autoCapitalize="characters" spellCheck={false} maxLength={40} />
          )}
        </Field>
        <Field
          label={
            <>
              {t("payout.bank.name")} {!needsName && <small>({t("form.optional")})</small>}
            </>
          }
          problem={problemOf("bankName")}
        >
          {(field) => <input {...field} {...form.register("bankName")} maxLength={255} />}
        </Field>
        {(["bankBranch", "bankAddress"] as const).map((name) => (
          <Field
            key={name}
            label={
              <>
                {t(`payout.bank.${name}`)} <small>({t("form.optional")})</small>
              </>
            }
            problem={problemOf(name)}
          >
            {(field) => <input {...field} {...form.register(name)} maxLength={255} />}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
