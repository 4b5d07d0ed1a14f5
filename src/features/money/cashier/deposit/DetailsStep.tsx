import { useEffect, useRef } from "react";
import type { User } from "../../../../../schemas/user";
import { useT } from "../../../../kit/session/hooks";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import type { DetailField } from "../../../accounts/profile/detail_values";
import { DetailsForm } from "../../../accounts/profile/DetailsForm";
import { Callout } from "../parts/Callout";
import css from "./AmountForm.module.css";

interface Props {
  user: User;
  fields: readonly DetailField[];
  onSaved: () => void;
}

/** Asks for what is missing of the player's details, once and with the reason, and for nothing else (C-4.09, C-5.19 to C-5.24). */
export function DetailsStep({ user, fields, onSaved }: Props) {
  const t = useT();
  const addressOf = usePageAddress();
  const before = useRef(user);
  useEffect(() => {
    if (before.current !== user) onSaved(); // what is missing then is asked of the newest account
  });
  return (
    <>
      <div className={css.lede}>
        <h3>{t("cashier.details.title", { count: fields.length })}</h3>
        <p>{t("cashier.details.text")}</p>
      </div>
      <DetailsForm user={user} fields={fields} updateFrom="Pre-Deposit Update Form" saveLabel={t("cashier.details.save")} />
      <Callout>
        {t("cashier.details.later")} <a href={addressOf("verification")}>{t("cashier.details.documents")}</a>
      </Callout>
    </>
  );
}
