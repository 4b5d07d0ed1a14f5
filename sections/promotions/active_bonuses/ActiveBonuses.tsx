import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { refreshCashback, type UserBonus } from "../../../schemas/api/bonuses";
import { bonusAddress } from "../../../src/features/rewards/promotions/bonus_address";
import { BonusMeter } from "../../../src/features/rewards/rewards/BonusMeter";
import { bonusProgress } from "../../../src/features/rewards/rewards/bonus_progress";
import { givenWords } from "../../../src/features/rewards/rewards/key_terms";
import { useActivate, useBonusesAgain } from "../../../src/features/rewards/rewards/use_activate";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useApi, useLanguage, useQueryContext, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { formatMoney } from "../../../src/kit/ui/format";
import { TicketPercent } from "../../../src/kit/ui/icons";
import { Moment } from "../../../src/kit/ui/Moment";
import { Money } from "../../../src/kit/ui/Money";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import { useKeptPlace } from "../../../src/kit/ui/use_kept_place";
import type { SectionProps } from "../../define_section";
import { BonusesFailed } from "../BonusesFailed";
import { activeBonusesQuery } from "../user_bonuses_query";
import css from "./ActiveBonuses.module.css";
import type { Props } from "./schema";

const ClaimDialog = askedPart(
  () => import("../../../src/features/rewards/rewards/ClaimDialog"),
  { look: "over" },
  "bonus",
  "profile",
);
const CancelDialog = askedPart(() => import("./CancelDialog"), { look: "over" }, "bonus");

/** The bonus that runs and those that wait, with all that can be done about them (S-2.25, L-4.09 to L-4.12). */
export function ActiveBonuses({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const addressOf = usePageAddress();
  const isUser = useViewer().session === "user";
  const bonuses = useQuery({ ...activeBonusesQuery(useQueryContext()), enabled: isUser });
  const place = useRef<HTMLElement>(null);
  const rows = bonuses.data?.userBonus.rows ?? [];
  useKeptPlace(place, rows.map(({ userBonusId }) => userBonusId).join(" ")); // one that is cancelled goes with its buttons
  if (!isUser) return <section {...root} hidden />;
  return (
    <section {...root} ref={place} tabIndex={-1} className={css.section} aria-busy={bonuses.isPending}>
      <SectionHead title={text(props.title) || t("bonus.active.title")} />
      {bonuses.isPending && <Skeleton height="160px" />}
      {bonuses.isError && <BonusesFailed onRetry={() => bonuses.refetch()} isBusy={bonuses.isFetching} />}
      {bonuses.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={<TicketPercent />}
          title={t("bonus.active.none")}
          action={<ButtonLink href={addressOf("promotions")}>{t("bonus.way.offers")}</ButtonLink>}
        >
          {t("bonus.active.none_text")}
        </EmptyState>
      )}
      {rows.map((bonus) => (
        <Bonus key={bonus.userBonusId} bonus={bonus} showProgress={props.showProgress} />
      ))}
    </section>
  );
}

const openStates = ["held", "ready", "queued", "waiting"] as const;

function Bonus({ bonus, showProgress }: { bonus: UserBonus; showProgress: boolean }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { banner, terms, currencyCode: currency, reason, spinsLeft, expireAt } = bonus;
  const state = openStates.find((each) => each === reason) ?? "running";
  const isRunning = state === "running";
  const progress = bonusProgress(bonus);
  const money = (amount: number) => formatMoney(amount, { language, currency });
  const name = text(banner.bannerTitle) || givenWords(terms, { t, language });
  return (
    <article className={css.card} data-state={state}>
      <div className={css.what}>
        <p className={css.state}>{t(`bonus.active.${state}`)}</p>
        <h3>
          {name}
          {bonus.bonusAmount > 0 && `, ${money(bonus.bonusAmount)}`}
        </h3>
        {isRunning && (
          <p className={css.left}>
            <strong data-private="">
              {spinsLeft > 0 ? spinsLeft : <Money amount={progress.left} currency={currency} language={language} />}
            </strong>{" "}
            {spinsLeft > 0 ? t("bonus.active.spins_left", { count: spinsLeft }) : t("bonus.active.left")}
          </p>
        )}
        {isRunning && showProgress && spinsLeft === 0 && <BonusMeter percent={progress.percent} />}
        <p className={css.facts}>
          {isRunning && showProgress && spinsLeft === 0 && (
            <span data-private="">{t("bonus.active.done", { done: money(progress.wagered), total: money(progress.total) })}</span>
          )}
          {terms.maxBet !== null && <span>{t("bonus.active.max_bet", { amount: money(terms.maxBet) })}</span>}
          {expireAt && <Ends at={expireAt} />}
          {state === "held" && <span>{t("bonus.active.held_text")}</span>}
        </p>
      </div>
      <Ways bonus={bonus} />
    </article>
  );
}

/** Long month, day, year and time (L-9.24). */
function Ends({ at }: { at: string }) {
  const t = useT();
  const language = useLanguage();
  const [before, after] = t("bonus.active.ends", { at: "\u0000" }).split("\u0000");
  return (
    <span>
      {before}
      <Moment
        at={at}
        language={language}
        options={{ month: "long", day: "numeric", year: "numeric", hour: "2-digit", minute: "2-digit" }}
      />
      {after}
    </span>
  );
}

function Ways({ bonus }: { bonus: UserBonus }) {
  const t = useT();
  const language = useLanguage();
  const api = useApi();
  const addressOf = usePageAddress();
  const again = useBonusesAgain();
  const [work, setWork] = useState<"idle" | "refreshing" | "cancelling">("idle");
  const [said, say] = useState("");
  const { claim, take, forget } = useActivate();
  const offer = { bonusId: bonus.bonusId, bonusType: bonus.bonusType, autoPayoutDays: 0 };
  const start = (replace: boolean) => void take({ kind: "offer", offer }, { replace }); // where another runs it asks, as at any claim
  const [game] = bonus.games;
  const isRunning = bonus.reason === null;
  const deposit = addressOf("deposit");
  const canDeposit = bonus.reason !== "held" && bonus.reason !== "ready";

  async function handleRefresh() {
    setWork("refreshing");
    const sent = await api.call(refreshCashback, { body: { bonusId: bonus.bonusId } }).catch(() => null); // logged only (C-8.14)
    await again();
    const paid = sent && sent.amount > 0 ? formatMoney(sent.amount, { language, currency: sent.currencyCode }) : null;
    say(sent === null ? t("bonus.active.failed") : paid ? t("bonus.active.paid", { amount: paid }) : t("bonus.active.refreshed"));
    setWork("idle");
  }

  return (
    <div className={css.ways}>
      {isRunning && (
        <ButtonLink look="primary" href={game ? `/casino/games/${encodeURIComponent(game.id)}` : addressOf("casino")}>
          {t("bonus.claim.play")}
        </ButtonLink>
      )}
      {bonus.reason === "ready" && (
        <Button look="primary" busy={claim.phase === "working" && t("bonus.active.cancelling")} onClick={() => start(false)}>
          {t("bonus.active.start")}
        </Button>
      )}
      {canDeposit && (
        <ButtonLink href={isRunning ? deposit : bonusAddress(deposit, { bonusId: bonus.bonusId, deposit })}>
          {t("bonus.way.deposit")}
        </ButtonLink>
      )}
      {isRunning && (
        <Button busy={work === "refreshing" && t("bonus.active.refreshing")} onClick={() => void handleRefresh()}>
          {t("bonus.active.refresh")}
        </Button>
      )}
      <Button aria-haspopup="dialog" onClick={() => setWork("cancelling")}>
        {t("bonus.active.cancel")}
      </Button>
      <p role="status" className={css.said}>
        {said}
      </p>
      {(claim.phase === "done" || claim.phase === "refused") && <ClaimDialog claim={claim} onClose={forget} onRetry={start} />}
      {work === "cancelling" && <CancelDialog bonus={bonus} onClose={() => setWork("idle")} />}
    </div>
  );
}
