import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { getRound } from "../../../schemas/api/play";
import { ApiError } from "../../../src/kit/api/api_error";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useApi, useGo, useRoute, useT, useText } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Field } from "../../../src/kit/ui/form/Field";
import type { SectionProps } from "../../define_section";
import { Chains } from "./Chains";
import { Choice } from "./Choice";
import css from "./FairVerify.module.css";
import type { Recomputed } from "../fair_recompute";
import { FairResult } from "../FairResult";
import type { Props } from "./schema";
import { empty, type FairRound, playedOf, type Values, valuesOf } from "../fair_form";

/** Computes a round once more in the visitor's own browser: one that is named in the address, or what is typed. */
export function FairVerify({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { round: roundId = "" } = useRoute().search;
  const api = useApi();
  const found = useQuery({ ...api.query(getRound, { query: { roundId } }), enabled: roundId !== "", retry: false });
  const round = roundId && found.data ? found.data.round : null;
  return (
    <section {...root} className={css.place}>
      <div className={css.card}>
        <h2>{text(props.title) || t("fair.title")}</h2>
        <p className={css.lead}>{text(props.lead) || t("fair.lead")}</p>
        <RoundField
          key={`find ${roundId}`}
          roundId={roundId}
          isBusy={found.isFetching}
          problem={roundId && found.isError ? problemOf(found.error) : null}
        />
        {round && <About round={round} />}
        <Form key={`form ${round?.id ?? ""}`} round={round} />
      </div>
      <div className={css.card}>
        <h3>{t("fair.how.title")}</h3>
        <ol className={css.steps}>
          {(["hash", "bet", "numbers", "rounding", "change"] as const).map((step) => (
            <li key={step}>{t(`fair.how.${step}`)}</li>
          ))}
        </ol>
      </div>
      <Chains />
      <Exactly />
    </section>
  );
}

const Algorithm = askedPart(() => import("./Algorithm"), { look: "place" });

/** What another program needs, which is much: it comes when it is asked for. */
function Exactly() {
  const t = useT();
  const [isShown, setShown] = useState(false);
  return (
    <div className={css.card}>
      <h3>{t("fair.exact.title")}</h3>
      <p className={css.lead}>{t("fair.exact.lead")}</p>
      {isShown ? (
        <Algorithm />
      ) : (
        <div>
          <Button onClick={() => setShown(true)}>{t("fair.exact.show")}</Button>
        </div>
      )}
    </div>
  );
}

const problemOf = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400) ? "fair.not_found" : "fair.load_failed";

function RoundField({ roundId, isBusy, problem }: { roundId: string; isBusy: boolean; problem: string | null }) {
  const t = useT();
  const go = useGo();
  const [draft, setDraft] = useState(roundId);
  return (
    <form
      className={css.round}
      onSubmit={(event) => {
        event.preventDefault();
        go(`?round=${encodeURIComponent(draft.trim())}`);
      }}
    >
      <Field label={t("fair.round_id")} problem={problem ? t(problem) : undefined}>
        {(field) => (
          <input
            {...field}
            value={draft}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy && t("fair.load")}>
        {t("fair.load")}
      </Button>
    </form>
  );
}

function About({ round }: { round: FairRound }) {
  const t = useT();
  if (!valuesOf(round)) return <p className={css.note}>{t("fair.other_game", { game: round.gameName })}</p>;
  return round.serverSeed === null ? (
    <p className={css.note}>{t(round.client === "crash" ? "fair.flying" : "fair.not_revealed")}</p>
  ) : null;
}

function Form({ round }: { round: FairRound | null }) {
  const t = useT();
  const [values, setValues] = useState<Values>((round && valuesOf(round)) ?? empty);
  const [result, setResult] = useState<Recomputed | "incomplete" | "failed" | null>(null);
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  const input = (name: "serverSeed" | "hash" | "clientSeed" | "nonce", label: string) => (
    <Field label={label}>
      {(field) => (
        <input
          {...field}
          value={values[name]}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          inputMode={name === "nonce" ? "numeric" : "text"}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  async function compute(event: FormEvent) {
    event.preventDefault();
    try {
      const [{ givenOf }, { recompute }] = await Promise.all([import("../fair_given"), import("../fair_recompute")]);
      const given = givenOf(values);
      if (!given) return setResult("incomplete");
      const outcome = round?.client === given.client ? round.outcome : null;
      setResult(await recompute({ ...given, outcome, played: round ? playedOf(round) : undefined, link: round?.flight }));
    } catch {
      setResult("failed");
    }
  }
  return (
    <>
      <form className={css.form} onSubmit={(event) => void compute(event)}>
        <Choice values={values} onChange={set} />
        {input("serverSeed", t("fair.server_seed"))}
        {input("hash", t("fair.hash"))}
        {input("clientSeed", t("fair.client_seed"))}
        {input("nonce", t("fair.nonce"))}
        <Button look="primary" type="submit">
          {t("fair.compute")}
        </Button>
      </form>
      <div role="status">
        {(result === "incomplete" || result === "failed") && <p className={css.note}>{t(`fair.${result}`)}</p>}
        {result !== null && typeof result === "object" && <FairResult result={result} values={values} round={round} />}
      </div>
    </>
  );
}
