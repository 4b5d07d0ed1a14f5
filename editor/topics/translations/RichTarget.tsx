import { useId, useRef, useState } from "react";
import { wordsIn } from "../../../src/layout/words_in";
import { lazyPart } from "../../parts/lazy_part";
import { useT } from "../../workplace/use_editor";
import css from "./Translations.module.css";

const RichTextEditor = lazyPart(() => import("../../fields/RichTextEditor").then((code) => code.default), { look: "line" });

interface Props {
  label: string;
  html: string;
  language: string;
  onChange: (html: string) => void;
  /** The focus is elsewhere. */
  onLeave: () => void;
}

/** Formatted text: read until somebody turns to it, and then edited in place. */
export function RichTarget({ label, html, language, onChange, onLeave }: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  if (!isOpen)
    return (
      <button
        type="button"
        className={css.rich}
        lang={language}
        data-open-rich=""
        aria-label={t("translations.edit", { label })}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
      >
        {wordsIn(html) || <i>{t("translations.reads_english")}</i>}
      </button>
    );
  return (
    <div
      ref={box}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) onLeave();
      }}
    >
      <RichTextEditor
        waiting={<div role="status" aria-label={t("fields.loading")} />}
        input={{ id: `${id}-rich`, "aria-describedby": undefined, "aria-invalid": undefined }}
        label={label}
        html={html}
        language={language}
        t={t}
        takesFocus
        onChange={onChange}
      />
    </div>
  );
}
