import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type AccountClosing, closeAccount, getAccountClosing } from "../../../schemas/api/closing";
import { closeAccountForm } from "../../../schemas/closing_form";
import { useApi, useLanguage, useT } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { FormProblem } from "../../../src/kit/ui/form/FormProblem";
import { formatDate, formatMoney } from "../../../src/kit/ui/format";
import { useFrame } from "../../../src/kit/ui/frame";
import css from "./SecurityForm.module.css";
import { FormEnd, OwnPassword } from "./form_parts";
import { SecondFactor } from "./SecondFactor";
import { useCallForm } from "./use_call_form";

interface Props {
  onClose: () => void;
}

/** Closes the account: what it means first, then the proof that its owner sits here. */
export default function CloseDialog({ onClose }: Props) {
  const t = useT();
  const frame = useFrame();
  const language = useLanguage();
  const left = useQuery({ ...useApi().query(getAccountClosing, { query: {} }), staleTime: 0 });
  const [keptUntil, setKeptUntil] = useState<string | null>(null);
  const leave = () => frame?.window.location.assign("/");
  if (keptUntil !== null)
    return (
      <Dialog title={t("security.closing.done")} closeLabel={t("security.close")} onClose={leave}>
        <div className={css.form} role="status">
          <p>{t("security.closing.done_text", { date: formatDate(keptUntil, language, { dateStyle: "long" }) })}</p>
          <Button look="primary" isWide onClick={leave} data-autofocus="">
            {t("security.closing.leave")}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t("security.closing.open")} closeLabel={t("security.close")} onClose={onClose}>
      {left.isPending && <p role="status">{t("security.working")}</p>}
      {left.isError && (
        <div className={css.form}>
          <FormProblem>{t("security.problems.failed")}</FormProblem>
          <Button onClick={() => void left.refetch()}>{t("security.sessions.again")}</Button>
        </div>
      )}
      {left.data && <CloseForm left={left.data} onClose={onClose} onDone={setKeptUntil} />}
    </Dialog>
  );
}

function CloseForm({ left, onClose, onDone }: Props & { left: AccountClosing; onDone: (keptUntil: string) => void }) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const form = useCallForm(closeAccount, { body: closeAccountForm, onDone: ({ data }) => onDone(data.keptUntil) });
  const [staysSaid, setStaysSaid] = useState(false);
  const cash = left.balances.filter((each) => each.cash > 0);
  const bonus = left.balances.filter((each) => each.nonCash > 0);
  const sum = (rows: AccountClosing["balances"], amount: "cash" | "nonCash") =>
    rows.map((each) => formatMoney(each[amount], { language, currency: each.currencyCode })).join(", ");
  const isOpen = left.openPayments > 0 || left.openRounds > 0;
  return (
    <form className={css.form} noValidate method="post" onSubmit={form.submit}>
      <p>{t("security.closing.means")}</p>
      <ul className={css.points}>
        <li>{t("security.closing.signed_out")}</li>
        <li>
          {bonus.length > 0 ? t("security.closing.bonus", { amount: sum(bonus, "nonCash") }) : t("security.closing.no_bonus")}
        </li>
        <li>
          {t("security.closing.kept", { date: formatDate(left.keptUntil, language, { dateStyle: "long" }) })}{" "}
          {left.documentCount > 0 && t("security.closing.documents", { count: left.documentCount })}
        </li>
        <li>{t("security.closing.again")}</li>
      </ul>
      <p className={css.muted}>
        {t("security.closing.rest")}{" "}
        <a className={css.link} href={addressOf("limits")}>
          {t("security.closing.breaks")}
        </a>
      </p>
      {isOpen && (
        <FormProblem>
          {left.openPayments > 0 && t("security.closing.open_payments", { count: left.openPayments })}{" "}
          {left.openRounds > 0 && t("security.closing.open_rounds", { count: left.openRounds })}
        </FormProblem>
      )}
      {cash.length > 0 && (
        <>
          <p>{t("security.closing.balance", { amount: sum(cash, "cash") })}</p>
          <ButtonLink look="primary" href={addressOf("withdraw")}>
            {t("security.closing.withdraw")}
          </ButtonLink>
          <label className={css.check}>
            <input
              type="checkbox"
              {...form.register("leavesBalance", {
                onChange: ({ target }: { target: HTMLInputElement }) => setStaysSaid(target.checked),
              })}
            />
            <span>{t("security.closing.leaves", { amount: sum(cash, "cash") })}</span>
          </label>
        </>
      )}
      {!isOpen && (cash.length === 0 || staysSaid) && (
        <>
          {left.needsPassword && <OwnPassword form={form} name="password" />}
          {left.needsCode && <SecondFactor form={form} />}
          <FormEnd form={form} onClose={onClose} submit={t("security.closing.submit")} look="danger" />
        </>
      )}
    </form>
  );
}
