import { useLanguage, useT, useUser } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { ButtonLink } from "../../../kit/ui/Button";
import { formatMoney } from "../../../kit/ui/format";
import { Icon } from "../../../kit/ui/Icon";
import { Check } from "../../../kit/ui/icons";
import { useAreDocumentsInReview } from "../../care/documents/use_are_documents_in_review";
import { ResendVerification } from "../../accounts/profile/ResendVerification";
import css from "./Conditions.module.css";
import type { WithdrawFacts } from "./payout_queries";

type Condition = WithdrawFacts["conditions"][number];

const icons = {
  documents: "badge-check",
  documents_in_review: "clock",
  email: "mail",
  wager: "dices",
  deposit: "wallet",
} as const;
const ways = { documents: "verification", email: "profile", wager: "casino", deposit: "deposit" } as const;

/** What has to be done before money goes out, each with its way out: what is open first, then what is done (C-6.11 to C-6.16). */
export function Conditions({ facts: { conditions: asked, currencyCode } }: { facts: WithdrawFacts }) {
  const t = useT();
  const isInReview = useAreDocumentsInReview(asked.some(({ name, isMet }) => name === "documents" && !isMet));
  const conditions = asked.map((each) =>
    isInReview && each.name === "documents" && !each.isMet ? { ...each, name: "documents_in_review" as const } : each,
  );
  const open = conditions.filter(({ isMet }) => !isMet);
  const sorted = [...open, ...conditions.filter(({ isMet }) => isMet)];
  return (
    <div className={css.whole}>
      <div>
        <h3>
          {open.length > 0
            ? t("payout.conditions.left", { count: open.length, all: conditions.length })
            : t("payout.conditions.none_left")}
        </h3>
        <p>{t(open.length > 0 ? "payout.conditions.text" : "payout.conditions.none_text")}</p>
      </div>
      <ul>
        {sorted.map((condition) => (
          <ConditionRow key={condition.name} condition={condition} currency={currencyCode} />
        ))}
      </ul>
    </div>
  );
}

function ConditionRow({ condition: { name, isMet, needed, done }, currency }: { condition: Condition; currency: string }) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const user = useUser();
  const money = (amount: number) => formatMoney(amount, { currency, language });
  const isMeasured = !isMet && needed !== null && done !== null && needed > 0;
  const text = isMeasured
    ? t("payout.conditions.wager.measured", { done: money(done), needed: money(needed) })
    : t(`payout.conditions.${name}.${isMet ? "done_text" : "text"}`);
  return (
    <li data-met={isMet || undefined}>
      <span className={css.tile} aria-hidden="true">
        <Icon name={icons[name]} size={20} />
      </span>
      <div>
        <strong>
          {isMeasured
            ? t("payout.conditions.wager.left", { amount: money(Math.max(0, needed - done)) })
            : t(`payout.conditions.${name}.${isMet ? "done" : "title"}`)}
        </strong>
        <p>{name === "email" && isMet ? user?.email : text}</p>
        {isMeasured && (
          <progress className={css.progress} value={done} max={needed} aria-label={t("payout.conditions.wager.progress")} />
        )}
        {!isMet && name === "email" && user && <ResendVerification email={user.email} />}
        {!isMet && name !== "email" && name !== "documents_in_review" && (
          <ButtonLink href={addressOf(ways[name])} look={name === "documents" ? "primary" : "quiet"} size="small">
            {t(`payout.conditions.${name}.action`)}
          </ButtonLink>
        )}
      </div>
      {isMet && (
        <span className={css.done}>
          <Check size={13} strokeWidth={2.5} aria-hidden="true" />
          {t("payout.conditions.done")}
        </span>
      )}
    </li>
  );
}
