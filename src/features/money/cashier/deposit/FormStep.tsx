import { useState } from "react";
import { useSettings, useUser } from "../../../../kit/session/hooks";
import { profileCompleteness } from "../../../accounts/account/profile_completeness";
import { type DetailField, detailFields } from "../../../accounts/profile/detail_values";
import { CryptoDeposit } from "../crypto/CryptoDeposit";
import { AmountForm, type FormProps } from "./AmountForm";
import { DetailsStep } from "./DetailsStep";
import { EmbeddedCashier } from "../frames/EmbeddedCashier";
import { CashierBody } from "../parts/CashierFrame";

interface Props extends FormProps {
  /** `ignoreALl=1`: the server looks all the same (C-2.14). */
  skipsDetails: boolean;
  isEmbedded: boolean;
}

/** They know from elsewhere who pays (C-5.25). */
const withoutDetails = ["skrill", "interac", "gatewaycrypto"];

/** The form of the chosen method; what is missing of the player's details comes before it (C-2.07, C-4.09). */
export default function FormStep({ skipsDetails, isEmbedded, ...form }: Props) {
  const user = useUser();
  const settings = useSettings();
  const [refused, setRefused] = useState<readonly DetailField[]>([]);
  if (!user) return null;
  const { missing } = profileCompleteness(user, settings);
  const isAsked = !skipsDetails && !withoutDetails.includes(form.method.name);

  if (isEmbedded) {
    return (
      <CashierBody>
        <EmbeddedCashier bonusId={form.bonus?.bonusId ?? null} coupon={form.coupon} missing={missing} title={form.method.title} />
      </CashierBody>
    );
  }
  const ofThem = missing.filter((field) => isAsked || field === "cpf"); // which no provider knows
  const asked = [...new Set([...ofThem, ...refused])];
  if (asked.length > 0) {
    return (
      <CashierBody>
        <DetailsStep user={user} fields={asked} onSaved={() => setRefused([])} />
      </CashierBody>
    );
  }
  if (form.method.isCryptoNetwork) return <CryptoDeposit method={form.method} bonus={form.bonus} coupon={form.coupon} />;
  const ask = (fields: readonly string[]) => setRefused(detailFields.filter((field) => fields.includes(field)));
  return <AmountForm {...form} user={user} onDetails={ask} />;
}
