import { useRef, useState } from "react";
import type { DocumentSide } from "../../../../schemas/documents";
import { ApiError } from "../../../kit/api/api_error";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { failureKey } from "./failure_key";
import { sendDocument } from "./send_document";
import type { ShownLabel } from "./shown_labels";
import type { ChosenFile } from "./SideUpload";

interface Sent {
  label: ShownLabel["label"];
  /** The sides that wait for a file. */
  open: ShownLabel["sides"];
  onSent: (isAll: boolean) => Promise<unknown>;
}

/** The chosen files of a document, and sending them one after the other; what can't be sent stays. */
export function useSending({ label, open, onSent }: Sent) {
  const t = useT();
  const language = useLanguage();
  const { accessToken } = useServices();
  const name = label.name[language] || label.name["en"] || "";
  const [files, setFiles] = useState<Partial<Record<DocumentSide, ChosenFile>>>({});
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);

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

  return { name, files, setFiles, progress, failure, setFailure, send, cancel: () => sending.current?.abort() };
}
