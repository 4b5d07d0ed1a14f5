import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { decideDocument, type DocumentDecision, documentDecisions, type ReviewedSide } from "../../../schemas/api/documents_desk";
import type { DocumentReason, DocumentSide } from "../../../schemas/documents";
import { ApiError } from "../../../src/kit/api/api_error";
import { Button } from "../../parts/Button";
import { DateTimeInput } from "../../parts/DateTimeInput";
import { Keys } from "../../parts/Keys";
import { useDesk } from "../desk_place";
import { useKeys } from "../keys";
import { failureKey } from "../list/failure_key";
import list from "../list/list.module.css";
import { WhyNot } from "./WhyNot";

const refusals: Readonly<Record<string, string>> = {
  "document.changed": "desk.documents.failure.changed",
  "document.age": "desk.documents.failure.age",
  "document.expired": "desk.documents.failure.expired",
};
const keyOf = { approve: "Y", ask_again: "N", reject: "Shift N" } as const;

interface Props {
  userId: number;
  labelId: number;
  onDone: () => void;
  sides: readonly ReviewedSide[];
  letters: readonly { code: DocumentReason; theirs: string; own: string }[];
  language: string;
}

/** The decision with its reasons, by pointer or by keys; what the player reads stands below. */
export function Decide({ userId, labelId, onDone, sides, letters, language }: Props) {
  const { t, api, notices, language: deskLanguage } = useDesk();
  const queries = useQueryClient();
  const waiting = sides.filter(({ status }) => status === 0);
  const [decision, setDecision] = useState<DocumentDecision>("approve");
  const [about, setAbout] = useState<DocumentSide[]>(waiting.map(({ side }) => side));
  const [reasons, setReasons] = useState<DocumentReason[]>([]);
  const [validUntil, setValidUntil] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isNo = decision !== "approve";
  const isMissing = isNo && (reasons.length === 0 || about.length === 0);
  const toggle = <Value,>(all: readonly Value[], one: Value) =>
    all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
  const form = useRef<HTMLFormElement>(null);
  const byNumber = letters.map(({ code }, index) => [
    String(index + 1),
    () => {
      if (isNo) setReasons(toggle(reasons, code));
    },
  ]);
  useKeys({
    y: () => setDecision("approve"),
    n: () => setDecision("ask_again"),
    "Shift n": () => setDecision("reject"),
    "Ctrl Enter": () => form.current?.requestSubmit(),
    ...Object.fromEntries(byNumber),
  });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isMissing || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const documentIds = waiting.map(({ documentId }) => documentId);
      const body = { decision, documentIds, ...(isNo ? { sides: about, reasons } : validUntil && { validUntil }) };
      await api.call(decideDocument, { params: { userId, labelId }, body });
      notices.say(t(`desk.documents.done.${decision}`));
      onDone();
      await queries.invalidateQueries();
    } catch (error) {
      setProblem(t(refusals[(error instanceof ApiError && error.code) || ""] ?? failureKey(error)));
      setIsBusy(false);
    }
  }

  return (
    <form ref={form} className={`${list.section} ${list.form}`} onSubmit={(event) => void handleSubmit(event)}>
      <fieldset>
        <legend>{t("desk.documents.decision")}</legend>
        {documentDecisions.map((each) => (
          <label key={each} className={list.option}>
            <input type="radio" name="decision" checked={each === decision} onChange={() => setDecision(each)} />
            {t(`desk.documents.decide.${each}`)}
            <Keys keys={keyOf[each]} />
          </label>
        ))}
      </fieldset>
      {!isNo && (
        <label>
          {t("desk.documents.valid_until")}
          <DateTimeInput
            type="date"
            value={validUntil}
            language={deskLanguage}
            onChange={(event) => setValidUntil(event.target.value)}
          />
          <small>{t("desk.documents.valid_until_hint")}</small>
        </label>
      )}
      {isNo && (
        <WhyNot
          waiting={waiting}
          about={about}
          onAbout={(side) => setAbout(toggle(about, side))}
          letters={letters}
          language={language}
          reasons={reasons}
          onReason={(reason) => setReasons(toggle(reasons, reason))}
        />
      )}
      {problem && (
        <p className={list.problem} role="alert">
          {problem}
        </p>
      )}
      <Button size="large" look={decision === "reject" ? "danger" : "fill"} type="submit" isDisabled={isMissing || isBusy}>
        {t(`desk.documents.decide.${decision}`)}
        <Keys keys="Ctrl ↵" />
      </Button>
    </form>
  );
}
