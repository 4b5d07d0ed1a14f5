import type { RefObject } from "react";
import type { DocumentState } from "../../../../schemas/documents";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { formatDate } from "../../../kit/ui/format";
import { Moment } from "../../../kit/ui/Moment";
import { ErrorBox } from "../../common/error_box/ErrorBox";
import css from "./Documents.module.css";
import type { ShownLabel } from "./shown_labels";
import { SideUpload } from "./SideUpload";
import { StateChip } from "./StateChip";
import { SendFoot } from "./SendFoot";
import { useSending } from "./use_sending";

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
  const { isCanvas } = useServices();
  const open = sides.filter(({ sent }) => sent === null || sent.status === 2 || sent.status === 4);
  const { name, files, setFiles, progress, failure, setFailure, send, cancel } = useSending({ label, open, onSent });
  const missing = open.find(({ side }) => !files[side]);
  const isSending = progress !== null;

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
        <SendFoot
          keptFor={keptFor}
          progress={progress}
          verb={
            missing
              ? t(label.isSingleSided ? "documents.add_first" : `documents.add_${missing.side}`)
              : t(open.some(({ side }) => files[side]?.isDoubtful) ? "documents.send_anyway" : "documents.send")
          }
          isDisabled={missing !== undefined || isCanvas}
          onSend={() => void send()}
          onCancel={cancel}
        />
      )}
    </section>
  );
}
