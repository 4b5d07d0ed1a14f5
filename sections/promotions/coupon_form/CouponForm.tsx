import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { RefusalWays } from "../../../src/features/rewards/RefusalWays";
import { useActivate } from "../../../src/features/rewards/use_activate";
import { useRefusalWords } from "../../../src/features/rewards/use_refusal_words";
import { lazyPart } from "../../../src/lazy/lazy_part";
import { PartBoundary } from "../../../src/lazy/PartBoundary";
import { useRoute, useT, useText, useViewer } from "../../../src/session/hooks";
import { Button, ButtonLink } from "../../../src/ui/Button";
import { CircleAlert, CircleCheck } from "../../../src/ui/icons";
import { useFrame } from "../../../src/ui/frame";
import type { SectionProps } from "../../define_section";
import css from "./CouponForm.module.css";
import type { Props } from "./schema";

const ClaimDialog = lazyPart(() => import("../../../src/features/rewards/ClaimDialog"), "bonus");

/** Redeems a code; what is wrong with it is said below the field, and what was typed stays (S-2.56, C-8.15 to C-8.19). */
export function CouponForm({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const frame = useFrame();
  const isUser = useViewer().session === "user";
  const { coupon = "" } = useRoute().search;
  const [code, setCode] = useState(props.prefillFromQuery ? coupon : "");
  const { claim, take, forget } = useActivate();
  const wordsOf = useRefusalWords();
  const refused = claim.phase === "refused" ? claim.refused : null;
  const words = refused && refused.code !== "ACTIVE_BONUS" ? wordsOf(refused) : null;
  const isDone = claim.phase === "done";
  const isWrong = words !== null;
  const redeem = (replace: boolean) => void take({ kind: "coupon", code: code.trim() }, { replace });

  useEffect(() => {
    if (isDone) frame?.document.querySelector('[data-section-type="active_bonuses"]')?.scrollIntoView({ behavior: "smooth" }); // C-8.19
  }, [isDone, frame]);

  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [isWrong]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== "") redeem(false);
  }

  return (
    <section {...root} className={css.section}>
      <form className={css.form} onSubmit={handleSubmit}>
        <label htmlFor={id}>{text(props.title) || t("bonus.coupon.label")}</label>
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
                <strong>{words.title}.</strong> {words.text}
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
        <PartBoundary onReset={forget}>
          <ClaimDialog claim={claim} onClose={forget} onRetry={redeem} />
        </PartBoundary>
      )}
    </section>
  );
}
