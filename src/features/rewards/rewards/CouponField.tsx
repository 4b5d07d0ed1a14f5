import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { BonusCode } from "../../../../schemas/api/bonuses";
import { codeInAddress } from "./code_in_address";
import { RefusalWays } from "./RefusalWays";
import { useActivate } from "./use_activate";
import { useRefusalWords } from "./use_refusal_words";
import { askedPart } from "../../common/asked_part/asked_part";
import { useRoute, useT, useViewer } from "../../../kit/session/hooks";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { CircleAlert, CircleCheck } from "../../../kit/ui/icons";
import css from "./CouponField.module.css";

const ClaimDialog = askedPart(() => import("./ClaimDialog"), { look: "over" }, "bonus", "profile");

/** What the documents name otherwise of a code than of an offer (C-8.17, C-8.18). */
const ownWords: Partial<Record<BonusCode, string>> = {
  UNIFIED_ERROR: "message.error.coupon.text",
  ALREADY_EXIST: "already.exist.coupon.text",
};

interface Props {
  label: string;
  /** The code is there already where the address names one. */
  prefillFromQuery: boolean;
  /** A code was redeemed. */
  onDone: () => void;
}

/** Redeems a code; what is wrong with it is said below the field, and what was typed stays (C-8.15 to C-8.19). */
export function CouponField({ label, prefillFromQuery, onDone }: Props) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isUser = useViewer().session === "user";
  const brought = codeInAddress(useRoute().search);
  const [code, setCode] = useState(prefillFromQuery ? brought : "");
  const { claim, take, forget } = useActivate();
  const wordsOf = useRefusalWords();
  const refused = claim.phase === "refused" ? claim.refused : null;
  const words = refused && refused.code !== "ACTIVE_BONUS" ? wordsOf(refused) : null;
  const own = refused ? ownWords[refused.code] : undefined;
  const isDone = claim.phase === "done";
  const isWrong = words !== null;
  const redeem = (replace: boolean) => void take({ kind: "coupon", code: code.trim() }, { replace });

  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (isDone) done.current();
  }, [isDone]);

  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [isWrong]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== "") redeem(false);
  }

  return (
    <>
      <form className={css.form} onSubmit={handleSubmit}>
        <label htmlFor={id}>{label}</label>
        <div className={css.row}>
          <input
            ref={field}
            id={id}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={10_000}
            disabled={!isUser}
            aria-invalid={isWrong}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => {
              setCode(target.value);
              if (claim.phase !== "working") forget();
            }}
          />
          {isUser ? (
            <Button
              type="submit"
              look="primary"
              disabled={code.trim() === ""}
              busy={claim.phase === "working" && t("bonus.coupon.redeeming")}
            >
              {t("bonus.coupon.redeem")}
            </Button>
          ) : (
            <ButtonLink look="primary" href="?modal=login">
              {t("bonus.coupon.login")}
            </ButtonLink>
          )}
        </div>
        <div id={`${id}-note`} role="status" className={css.note} data-tone={words ? "bad" : isDone ? "good" : undefined}>
          {!isUser && t("bonus.coupon.guest")}
          {isDone && (
            <>
              <CircleCheck size={16} aria-hidden="true" />
              {t("message.success.coupon.text")}
            </>
          )}
          {words && (
            <>
              <CircleAlert size={16} aria-hidden="true" />
              <span>
                <strong>{words.title}.</strong> {own ? t(own) : words.text}
              </span>
            </>
          )}
        </div>
        {words && words.way !== "offers" && (
          <div>
            <RefusalWays way={words.way} onRetry={() => redeem(false)} />
          </div>
        )}
      </form>
      {claim.phase === "refused" && claim.refused.code === "ACTIVE_BONUS" && (
        <ClaimDialog claim={claim} onClose={forget} onRetry={redeem} />
      )}
    </>
  );
}
