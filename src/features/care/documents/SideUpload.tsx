import { type DragEvent, useId, useRef, useState } from "react";
import { documentTypes } from "../../../../schemas/documents";
import type { Language } from "../../../../schemas/text";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { formatNumber } from "../../../kit/ui/format";
import { useFrame } from "../../../kit/ui/frame";
import { Check, CircleAlert, X } from "../../../kit/ui/icons";
import { useKeptPlace } from "../../../kit/ui/use_kept_place";
import { isHeic, type PictureCheck, preparePicture } from "./check_picture";
import css from "./Documents.module.css";

export interface ChosenFile {
  file: File;
  check: PictureCheck | null;
  preview: string | null;
  /** Something about it may be wrong; it can be sent all the same. */
  isDoubtful: boolean;
}

interface Props {
  /** Of the side, for screen readers. */
  name: string;
  chosen: ChosenFile | null;
  maxBytes: number;
  isDisabled: boolean;
  onChoose: (file: ChosenFile | null) => void;
}

const accept = [...documentTypes, ".heic", ".heif"].join(",");
const isAccepted = (file: File) => (documentTypes as readonly string[]).includes(file.type) || isHeic(file);

/** Takes a photo or a file for one side: by camera, choosing or dropping; only the first file counts (C-4.55, C-4.56, C-5.53, C-5.54). */
export function SideUpload({ name, chosen, maxBytes, isDisabled, onChoose }: Props) {
  const t = useT();
  const language = useLanguage();
  const frame = useFrame();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useKeptPlace(place, chosen === null);

  async function choose(file: File | undefined) {
    if (!file || !frame) return;
    if (!isAccepted(file)) return setProblem(t("error.upload.file_type_error.text"));
    if (file.size > maxBytes) return setProblem(`${t("error.upload.size_error.text")} (${megabytes(file.size, language)})`);
    setProblem(null);
    const { file: prepared, check, preview } = await preparePicture(file, frame.document);
    const isDoubtful = check !== null && !(check.isSharp && check.isBright && check.hasCorners);
    onChoose({ file: prepared, check, preview, isDoubtful });
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) void choose(event.dataTransfer.files[0]);
  }

  return (
    <div
      ref={place}
      className={css.drop}
      role="group"
      aria-label={name}
      tabIndex={-1}
      data-over={isOver || undefined}
      data-state={problem ? "error" : chosen ? "chosen" : "idle"}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {chosen ? (
        <Chosen chosen={chosen} isDisabled={isDisabled} onRemove={() => onChoose(null)} />
      ) : (
        <>
          <p>{t("documents.how")}</p>
          <div className={css.ways}>
            {(["camera", "file"] as const).map((way) => (
              <label key={way} className={css.way} data-look={way === "camera" ? "primary" : "quiet"}>
                <input
                  className="visually-hidden"
                  type="file"
                  accept={way === "camera" ? "image/*" : accept}
                  {...(way === "camera" && { capture: "environment" as const })}
                  aria-label={`${t(`documents.ways.${way}`)}: ${name}`}
                  aria-describedby={`${id} accepts`}
                  disabled={isDisabled}
                  onChange={(event) => {
                    void choose(event.target.files?.[0]);
                    event.target.value = ""; // the same file can be chosen again
                  }}
                />
                <span aria-hidden="true">{t(`documents.ways.${way}`)}</span>
              </label>
            ))}
          </div>
          <small id={`${id} accepts`}>{t("documents.accepts")}</small>
        </>
      )}
      {problem && (
        <p className={css.reason} data-tone="bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

const megabytes = (size: number, language: Language) =>
  formatNumber(size / 1_048_576, language, {
    style: "unit",
    unit: "megabyte",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

function Chosen({
  chosen: { file, check, preview },
  isDisabled,
  onRemove,
}: {
  chosen: ChosenFile;
  isDisabled: boolean;
  onRemove: () => void;
}) {
  const t = useT();
  const language = useLanguage();
  const checks =
    check &&
    ([
      ["corners", check.hasCorners],
      ["sharp", check.isSharp],
      ["bright", check.isBright],
    ] as const);
  return (
    <>
      {preview && <img className={css.preview} src={preview} alt="" />}
      <div role="status">
        <ul className={css.checks}>
          {checks?.map(([which, holds]) => (
            <li key={which} data-tone={holds ? "good" : "bad"}>
              {holds ? <Check size={16} aria-hidden="true" /> : <CircleAlert size={16} aria-hidden="true" />}
              {t(`documents.checks.${which}.${holds ? "good" : "bad"}`)}
            </li>
          ))}
          <li>
            <span className={css.fileName}>{file.name}</span> {megabytes(file.size, language)}
            {check && ` · ${check.width} × ${check.height}`}
          </li>
        </ul>
      </div>
      <button type="button" className={css.remove} disabled={isDisabled} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
        {t("documents.remove")}
      </button>
    </>
  );
}
