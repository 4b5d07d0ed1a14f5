import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import {
  decideDocument,
  type DocumentDecision,
  documentDecisions,
  getReviewedDocument,
  type ReviewedSide,
} from "../../../schemas/api/documents_desk";
import type { DocumentReason, DocumentSide } from "../../../schemas/documents";
import { countryName } from "../../../src/ui/country_name";
import { Button } from "../../parts/Button";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import { NotYet } from "../frame/NotYet";
import list from "../list/list.module.css";
import { Chip } from "../list/parts";
import { exactMoment } from "../list/words";
import css from "./Review.module.css";

interface Props {
  userId: number;
  labelId: number;
  onBack: () => void;
  onDone: () => void;
}

/** One document, large, beside the data of its player; the decision with its reasons, and what the player reads. */
export function Review({ userId, labelId, onBack, onDone }: Props) {
  const { t, api, language } = useDesk();
  const answer = useQuery({
    ...api.query(getReviewedDocument, { params: { userId, labelId } }),
    staleTime: "static", // each look is logged: it is looked once, whatever else changes meanwhile
  });
  const { data } = answer;
  if (!data) return <NotYet answer={answer} />;
  const { player } = data;
  const facts: [string, string | null, boolean][] = [
    ["last_name", player.lastName, true],
    ["first_name", player.firstName, true],
    [
      "born",
      player.dateOfBirth && `${player.dateOfBirth} · ${t("desk.documents.years", { count: player.age ?? 0 })}`,
      player.age !== null && player.age >= player.minimumAge,
    ],
    ["country", player.countryCode && countryName(player.countryCode, language), true],
    ["address", [player.address, player.zipCode, player.city].filter(Boolean).join(", ") || null, true],
    ["email", player.email, true],
  ];
  return (
    <>
      <header className={list.head}>
        <Button look="line" onClick={onBack}>
          {t("desk.key.back")}
        </Button>
        <h1>
          {data.label}: {player.name}
        </h1>
        <div className={list.push}>
          <Button look="line" onClick={() => goTo({ desk: "players", player: String(userId) })}>
            {t("desk.column.player")}
          </Button>
        </div>
      </header>
      <div className={css.split}>
        <div className={css.pictures}>
          {data.sides.map((side) => (
            <Side key={side.documentId} side={side} isSingle={data.isSingleSided} />
          ))}
        </div>
        <div className={css.data}>
          <section className={list.section}>
            <h2>{t("desk.documents.account")}</h2>
            <dl className={list.kv}>
              {facts.map(([name, value, isGood]) => (
                <div key={name} className={css.fact}>
                  <dt>{t(`desk.documents.field.${name}`)}</dt>
                  <dd>{isGood ? (value ?? "–") : <Chip tone="bad">{value ?? t("desk.documents.not_known")}</Chip>}</dd>
                </div>
              ))}
            </dl>
          </section>
          {data.sides.some(({ status }) => status === 0) && (
            <Decide {...{ userId, labelId, onDone }} sides={data.sides} letters={data.letters} language={data.language} />
          )}
          <section className={list.section}>
            <h2>{t("desk.documents.trail")}</h2>
            <ol className={list.trail}>
              {data.trail.map(({ at, actor, action }) => (
                <li key={`${at}${action}`}>
                  <i className={list.dot} aria-hidden="true" />
                  <span>
                    <b>{t(`desk.audit.${action.replace(".", "_")}`, { defaultValue: action })}</b>
                    <small>{actor ?? t("desk.audit.system")}</small>
                  </span>
                  <time>{exactMoment(at, language)}</time>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </>
  );
}

function Side({ side: { side, status, kind, file, measured, vendorSays }, isSingle }: { side: ReviewedSide; isSingle: boolean }) {
  const { t } = useDesk();
  const state = { 0: "pending", 1: "confirmed", 2: "rejected", 4: "requested" }[status];
  return (
    <figure className={css.side}>
      <figcaption>
        {!isSingle && <b>{t(`desk.documents.side.${side}`)}</b>} <span>{t(`desk.documents.state.${state}`)}</span>
        {measured && (
          <span>
            {measured.width} × {measured.height} ·{" "}
            {t("desk.documents.measured", { sharpness: measured.sharpness, brightness: measured.brightness })}
          </span>
        )}
        {vendorSays && (
          <span>{t(`desk.documents.vendor.${vendorSays.replace("document.", "")}`, { defaultValue: vendorSays })}</span>
        )}
      </figcaption>
      {kind === "picture" && file && <img src={file} alt={t("desk.documents.picture")} />}
      {kind === "pdf" && file && (
        <a href={file} download>
          {t("desk.documents.download")}
        </a>
      )}
      {file === null && <p>{t("desk.documents.no_file")}</p>}
    </figure>
  );
}

interface DecideProps extends Omit<Props, "onBack"> {
  sides: readonly ReviewedSide[];
  letters: readonly { code: DocumentReason; theirs: string; own: string }[];
  language: string;
}

function Decide({ userId, labelId, onDone, sides, letters, language }: DecideProps) {
  const { t, api, notices } = useDesk();
  const queries = useQueryClient();
  const waiting = sides.filter(({ status }) => status === 0);
  const [decision, setDecision] = useState<DocumentDecision>("approve");
  const [about, setAbout] = useState<DocumentSide[]>(waiting.map(({ side }) => side));
  const [reasons, setReasons] = useState<DocumentReason[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isNo = decision !== "approve";
  const isMissing = isNo && (reasons.length === 0 || about.length === 0);
  const toggle = <Value,>(all: readonly Value[], one: Value) =>
    all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
  const read = letters.filter(({ code }) => reasons.includes(code));

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isMissing || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const body = { decision, documentIds: waiting.map(({ documentId }) => documentId), ...(isNo && { sides: about, reasons }) };
      await api.call(decideDocument, { params: { userId, labelId }, body });
      notices.say(t(`desk.documents.done.${decision}`));
      onDone();
      await queries.invalidateQueries();
    } catch (error) {
      const code = (error as { code?: string }).code;
      const known = code === "document.changed" || code === "document.age" ? code.replace("document.", "") : "other";
      setProblem(t(`desk.documents.failure.${known}`));
      setIsBusy(false);
    }
  }

  return (
    <form className={`${list.section} ${list.form}`} onSubmit={(event) => void handleSubmit(event)}>
      <fieldset>
        <legend>{t("desk.documents.decision")}</legend>
        {documentDecisions.map((each) => (
          <label key={each} className={list.option}>
            <input type="radio" name="decision" checked={each === decision} onChange={() => setDecision(each)} />
            {t(`desk.documents.decide.${each}`)}
          </label>
        ))}
      </fieldset>
      {isNo && waiting.length > 1 && (
        <fieldset>
          <legend>{t("desk.documents.sides")}</legend>
          {waiting.map(({ side }) => (
            <label key={side} className={list.option}>
              <input type="checkbox" checked={about.includes(side)} onChange={() => setAbout(toggle(about, side))} />
              {t(`desk.documents.side.${side}`)}
            </label>
          ))}
        </fieldset>
      )}
      {isNo && (
        <fieldset>
          <legend>{t("desk.documents.reasons")}</legend>
          {letters.map(({ code, own }) => (
            <label key={code} className={list.option}>
              <input type="checkbox" checked={reasons.includes(code)} onChange={() => setReasons(toggle(reasons, code))} />
              {own}
            </label>
          ))}
        </fieldset>
      )}
      {isNo && read.length > 0 && (
        <div className={list.letter}>
          <small>{t("desk.documents.reads")}</small>
          <span lang={language}>{read.map(({ theirs }) => theirs).join(" ")}</span>
        </div>
      )}
      {problem && (
        <p className={list.problem} role="alert">
          {problem}
        </p>
      )}
      <Button size="large" look={decision === "reject" ? "danger" : "fill"} type="submit" isDisabled={isMissing || isBusy}>
        {t(`desk.documents.decide.${decision}`)}
      </Button>
    </form>
  );
}
