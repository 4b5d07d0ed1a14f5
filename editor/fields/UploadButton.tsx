import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { type Asset, listAssets } from "../../schemas/api/assets";
import css from "./AssetDialog.module.css";
import { useFieldServices } from "./field_context";
import fields from "./fields.module.css";
import { uploadErrorWords } from "./upload_error_words";

type State = { name: string; part: number } | { error: string } | null;

/** Adds a picture to the library; says how far it is, or what is wrong with the file. */
export function UploadButton({ onDone }: { onDone: (asset: Asset) => void }) {
  const { t, upload } = useFieldServices();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>(null);
  const sending = state !== null && "name" in state ? state : null;

  async function handleFile(file: File | undefined) {
    if (!file) return;
    setState({ name: file.name, part: 0 });
    try {
      const asset = await upload(file, (part) => setState({ name: file.name, part }));
      setState(null);
      void queries.invalidateQueries({ queryKey: [listAssets.path] });
      onDone(asset);
    } catch (error) {
      setState({ error: uploadErrorWords(t, error, file) });
    }
  }

  return (
    <>
      <button
        type="button"
        className={fields.lined}
        aria-disabled={sending !== null || undefined}
        onClick={() => sending === null && input.current?.click()}
      >
        <Upload size={14} aria-hidden="true" />
        {t("fields.image.upload")}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml"
        aria-label={t("fields.image.upload")}
        onChange={(event) => {
          void handleFile(event.target.files?.[0]);
          event.target.value = ""; // the same file may be tried again
        }}
      />
      {sending && (
        <div className={css.progress} role="status">
          {t("fields.image.uploading", { name: sending.name, percent: Math.round(sending.part * 100) })}
          <progress value={sending.part} max={1} aria-label={sending.name} />
        </div>
      )}
      {state !== null && "error" in state && (
        <p role="alert" className={css.error}>
          {state.error}
        </p>
      )}
    </>
  );
}
