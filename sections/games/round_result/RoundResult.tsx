import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { assetRoot } from "../../../schemas/asset_root";
import { gamePage } from "../../../src/kit/session/game_address";
import { useLanguage, useQueryContext, useSettings, useT, useText } from "../../../src/kit/session/hooks";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { formatDate, formatNumber } from "../../../src/kit/ui/format";
import { useFrame } from "../../../src/kit/ui/frame";
import { Check, Copy, Gamepad2, SearchX, TriangleAlert } from "../../../src/kit/ui/icons";
import { Money } from "../../../src/kit/ui/Money";
import { Picture } from "../../../src/kit/ui/Picture";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { type FairRound, valuesOf } from "../fair_form";
import { Outcome } from "../FairResult";
import { roundQuery } from "./queries";
import css from "./RoundResult.module.css";
import type { Props } from "./schema";
import { Verify } from "./Verify";

/** A round that is over, for everybody who has its address: what was bet and came of it, and its seeds, verified on the spot. */
export function RoundResult({ props, root }: SectionProps<Props>) {
  const found = useQuery(roundQuery(props, useQueryContext()));
  return (
    <section {...root} className={css.place} aria-busy={found.isPending}>
      {found.isPending && <Skeleton ratio="5 / 2" />}
      {found.isError && <Failed isBusy={found.isFetching} onAgain={() => void found.refetch()} />}
      {found.isSuccess && (found.data ? <Shown key={found.data.id} round={found.data} /> : <Missing />)}
    </section>
  );
}

function Failed({ isBusy, onAgain }: { isBusy: boolean; onAgain: () => void }) {
  const t = useT();
  const again = (
    <Button busy={isBusy && t("fair.load")} onClick={onAgain}>
      {t("fair.load")}
    </Button>
  );
  return <EmptyState isBad icon={<TriangleAlert />} title={t("fair.load_failed")} action={again} />;
}

function Missing() {
  const t = useT();
  return (
    <>
      <h1 className="visually-hidden">{t("fair.round.missing_title")}</h1>
      <EmptyState
        icon={<SearchX />}
        title={t("fair.round.missing_title")}
        action={<ButtonLink href="/fair">{t("fair.title")}</ButtonLink>}
      >
        {t("fair.round.missing")}
      </EmptyState>
    </>
  );
}

function Shown({ round }: { round: FairRound }) {
  return (
    <>
      <Head round={round} />
      <Came round={round} />
      <Verify round={round} />
    </>
  );
}

function Head({ round }: { round: FairRound }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { setup } = useSettings();
  const money = { currency: round.currencyCode, language };
  const game = gamePage({ identifier: round.gameIdentifier, masterCasinoGameId: round.gameId }, setup);
  return (
    <article className={css.card}>
      <div className={css.head}>
        <Picture
          image={{ src: `${assetRoot}/games/${round.gameIdentifier}-square.avif` }}
          alt=""
          sizes="96px"
          upTo={320}
          className={css.art}
        />
        <div className={css.what}>
          <h1>{round.gameName}</h1>
          <p className={css.who}>
            {round.isDemo
              ? t("fair.round.demo")
              : round.player
                ? t("fair.round.by", { name: round.player })
                : t("fair.round.by_hidden")}{" "}
            <time dateTime={round.createdAt}>
              {formatDate(round.createdAt, language, { dateStyle: "long", timeStyle: "medium", timeZone: "UTC" })} UTC
            </time>
          </p>
        </div>
        <p className={css.times} data-won={round.payout > round.bet || undefined}>
          {round.state === "void"
            ? t("fair.round.void")
            : `${formatNumber(round.multiplier, language, { minimumFractionDigits: 2, maximumFractionDigits: 4 })}×`}
        </p>
      </div>
      <dl className={css.amounts}>
        <div>
          <dt>{t("fair.round.bet")}</dt>
          <dd>
            <Money amount={round.bet} {...money} />
          </dd>
        </div>
        <div>
          <dt>{t("fair.round.payout")}</dt>
          <dd>
            <Money amount={round.payout} {...money} isResult={round.payout > round.bet} />
          </dd>
        </div>
        {round.jackpot && (
          <div>
            <dt>{t("fair.round.jackpot", { name: text(round.jackpot.name) })}</dt>
            <dd>
              <Money amount={round.jackpot.amount} {...money} isResult />
            </dd>
          </div>
        )}
        <div>
          <dt>{t("fair.round_id")}</dt>
          <dd>
            <code>{round.id}</code>
          </dd>
        </div>
      </dl>
      <div className={css.actions}>
        <CopyLink />
        <ButtonLink href={game}>
          <Gamepad2 size={18} aria-hidden="true" />
          {t("fair.round.play")}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Copies the page's own address; where the browser does not let it, it stands there to be selected. */
function CopyLink() {
  const t = useT();
  const frame = useFrame();
  const [said, setSaid] = useState<{ isCopied: boolean; address: string } | null>(null);
  async function copy() {
    const { location, navigator } = frame?.window ?? {};
    const address = `${location?.origin ?? ""}${location?.pathname ?? ""}`;
    try {
      await navigator?.clipboard.writeText(address);
      setSaid({ isCopied: true, address });
    } catch {
      setSaid({ isCopied: false, address });
    }
  }
  return (
    <>
      <Button look="primary" onClick={() => void copy()}>
        {said?.isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        {t(said?.isCopied ? "fair.round.copied" : "fair.round.copy")}
      </Button>
      <span role="status" className={said && !said.isCopied ? css.failed : "visually-hidden"}>
        {said && (said.isCopied ? t("fair.round.copied") : `${t("clipboard.error")} ${said.address}`)}
      </span>
    </>
  );
}

function Came({ round }: { round: FairRound }) {
  const t = useT();
  const language = useLanguage();
  const values = valuesOf(round);
  if (!values || round.outcome === null) return null;
  const times = (multiplier: number) => `${formatNumber(multiplier, language, { maximumFractionDigits: 4 })}×`;
  return (
    <div className={css.card}>
      <h2>{t("fair.outcome")}</h2>
      <div className={css.outcome}>
        <Outcome values={values} outcome={round.outcome} times={times} />
      </div>
    </div>
  );
}
