import { useState } from "react";
import { useT } from "../../../src/kit/session/hooks";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { ShieldCheck } from "../../../src/kit/ui/icons";
import { type FairRound, playedOf, type Values, valuesOf } from "../fair_form";
import type { Recomputed } from "../fair_recompute";
import { FairResult } from "../FairResult";
import css from "./RoundResult.module.css";

/** What a round came of, and the same verifier as on the page of fair rounds, which needs nothing typed here. */
export function Verify({ round }: { round: FairRound }) {
  const t = useT();
  const values = valuesOf(round);
  return (
    <div className={css.card}>
      <h2>{t("fair.title")}</h2>
      {round.serverSeedHash === null ? (
        <p className={css.note}>{t("fair.round.no_seeds")}</p>
      ) : (
        <>
          <dl className={css.seeds}>
            <dt>{t("fair.server_seed")}</dt>
            <dd>
              {round.serverSeed === null ? (
                t(round.client === "crash" ? "fair.flying" : "fair.not_revealed")
              ) : (
                <code>{round.serverSeed}</code>
              )}
            </dd>
            <dt>{t("fair.hash")}</dt>
            <dd>
              <code>{round.serverSeedHash}</code>
            </dd>
            <dt>{t("fair.client_seed")}</dt>
            <dd>
              <code>{round.clientSeed}</code>
            </dd>
            <dt>{t("fair.nonce")}</dt>
            <dd>
              <code>{round.nonce ?? 0}</code>
            </dd>
          </dl>
          {round.serverSeed !== null && values && <Compute round={round} values={values} />}
        </>
      )}
      <div className={css.actions}>
        <ButtonLink href={`/fair?round=${encodeURIComponent(round.id)}`}>{t("fair.round.more")}</ButtonLink>
      </div>
    </div>
  );
}

function Compute({ round, values }: { round: FairRound; values: Values }) {
  const t = useT();
  const [result, setResult] = useState<Recomputed | "failed" | null>(null);
  async function compute() {
    try {
      const { recompute } = await import("../fair_recompute");
      const { client, clientModel: model, choice, serverSeed, clientSeed, nonce, outcome, flight: link } = round;
      const seeds = { serverSeed: serverSeed ?? "", clientSeed: clientSeed ?? "", nonce: nonce ?? 0 };
      setResult(await recompute({ client, model, choice, ...seeds, outcome, played: playedOf(round), link }));
    } catch {
      setResult("failed");
    }
  }
  return (
    <>
      <div className={css.actions}>
        <Button look="primary" onClick={() => void compute()}>
          <ShieldCheck size={18} aria-hidden="true" />
          {t("fair.round.verify")}
        </Button>
      </div>
      <div role="status">
        {result === "failed" && <p className={css.note}>{t("fair.failed")}</p>}
        {result !== null && result !== "failed" && <FairResult result={result} values={values} round={round} />}
      </div>
    </>
  );
}
