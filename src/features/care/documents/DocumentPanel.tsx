import { type RefObject, useRef, useState } from "react";
import type { DocumentSide, DocumentState } from "../../../../schemas/documents";
import { ApiError } from "../../../kit/api/api_error";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { Button } from "../../../kit/ui/Button";
import { formatDate } from "../../../kit/ui/format";
import { Moment } from "../../../kit/ui/Moment";
import { useKeptPlace } from "../../../kit/ui/use_kept_place";
import { ErrorBox } from "../../common/error_box/ErrorBox";
import css from "./Documents.module.css";
import { failureKey } from "./failure_key";
import { sendDocument } from "./send_document";
import type { ShownLabel } from "./shown_labels";
import { type ChosenFile, SideUpload } from "./SideUpload";
import { StateChip } from "./StateChip";

interface Props {
  place: RefObject<HTMLElement | null>;
  shown: ShownLabel;
  maxBytes: number;
  /** "5 years" */
  keptFor: string;
  /** Something was sent: all that was chosen, or what came before an error. */
  onSent: (isAll: boolean) => Promise<unknown>;
}

const stateOf = { 0: "pending", 1: "confirmed", 2: "rejected", 4: "requested" } as const satisfies Record<number, DocumentState>;

/** One document: its sides, what is wrong with them, and sending those that are open. A chosen file stays through every error. */
export function DocumentPanel({ place, shown: { label, state, sides }, maxBytes, keptFor, onSent }: Props) {
  const t = useT();
  const language = useLanguage();
  const { accessToken, isCanvas } = useServices();
  const [files, setFiles] = useState<Partial<Record<DocumentSide, ChosenFile>>>({});
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  const open = sides.filter(({ sent }) => sent === null || sent.status === 2 || sent.status === 4);
  const missing = open.find(({ side }) => !files[side]);
  const name = label.name[language] || label.name["en"] || "";
  const isSending = progress !== null;
  const foot = useRef<HTMLElement>(null);
  useKeptPlace(foot, isSending);

  async function send() {
    sending.current = new AbortController();
    const { signal } = sending.current;
    setFailure(null);
    setProgress(0);
    const done: DocumentSide[] = [];
    let isAll = false;
    try {
      for (const { side } of open) {
        const file = files[side]?.file;
        if (!file) continue;
        const sent = { labelId: label.documentLabelId, name: label.name["en"] ?? name, side, file };
        await sendDocument(sent, {
          token: await accessToken.current(),
          signal,
          onProgress: (part) => setProgress((done.length + part) / open.length),
        });
        done.push(side);
      }
      isAll = true;
    } catch (error) {
      if (!signal.aborted) setFailure(error instanceof ApiError ? t(failureKey(error)) : t("documents.errors.other"));
    }
    if (done.length > 0) await onSent(isAll);
    setFiles((before) => ({ ...before, ...Object.fromEntries(done.map((side) => [side, undefined])) }));
    setProgress(null);
    sending.current = null;
  }

  return (
    <section ref={place} className={css.panel} aria-label={name} tabIndex={-1}>
      <header className={css.top}>
        <div>
          <h3 className={css.title}>{name}</h3>
          <p>{label.hint[language] || label.hint["en"]}</p>
        </div>
        <StateChip state={state} />
      </header>
      <div className={css.sides} data-single={label.isSingleSided || undefined}>
        {sides.map(({ side, sent }) => (
          <div key={side} className={css.side}>
            {!label.isSingleSided && (
              <h4>
                {t(`documents.sides.${side}`)} {sent && <StateChip state={stateOf[sent.status]} />}
              </h4>
            )}
            {sent?.reason && (
              <p className={css.reason} data-tone={sent.status === 2 ? "bad" : "ask"}>
                {sent.reason}
              </p>
            )}
            {sent && (sent.status === 0 || sent.status === 1) ? (
              <p className={css.rest}>
                {t(sent.status === 1 ? "documents.confirmed_on" : "documents.sent_on")}{" "}
                <Moment
                  at={(sent.status === 1 ? sent.actionPerformedAt : null) ?? sent.sentAt ?? ""}
                  language={language}
                  options={{ dateStyle: "medium", timeStyle: "short" }}
                />
                {sent.validUntil && (
                  <>
                    <br />
                    {t("documents.valid_until", {
                      date: formatDate(sent.validUntil, language, { dateStyle: "medium", timeZone: "UTC" }),
                    })}
                  </>
                )}
              </p>
            ) : (
              <SideUpload
                name={label.isSingleSided ? name : `${name}, ${t(`documents.sides.${side}`)}`}
                chosen={files[side] ?? null}
                maxBytes={maxBytes}
                isDisabled={isSending || isCanvas}
                onChoose={(file) => {
                  setFailure(null);
                  setFiles((before) => ({ ...before, [side]: file ?? undefined }));
                }}
              />
            )}
          </div>
        ))}
      </div>
      {failure && <ErrorBox>{failure}</ErrorBox>}
      {open.length > 0 && (
        <footer ref={foot} className={css.foot} tabIndex={-1}>
          <small>{t("documents.kept", { time: keptFor })}</small>
          {isSending ? (
            <div className={css.sending}>
              <div
                className={css.meter}
                role="progressbar"
                aria-label={t("documents.sending")}
                aria-valuenow={Math.round(progress * 100)}
                aria-valuemin={0}
                aria-valuemax={100}
              >
                <span style={{ width: `${progress * 100}%` }} />
              </div>
              <Button onClick={() => sending.current?.abort()}>{t("documents.cancel")}</Button>
            </div>
          ) : (
            <Button look="primary" isWide disabled={missing !== undefined || isCanvas} onClick={() => void send()}>
              {missing
                ? t(label.isSingleSided ? "documents.add_first" : `documents.add_${missing.side}`)
                : t(open.some(({ side }) => files[side]?.isDoubtful) ? "documents.send_anyway" : "documents.send")}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}
