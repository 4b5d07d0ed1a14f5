import { Copy, QrCode, Undo2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { type PreviewLink, takeBackPreviewLink } from "../../../schemas/api/preview_links";
import { momentWords } from "../../explain/save_words";
import { Button } from "../../parts/Button";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { whoWords } from "./link_words";
import css from "./PreviewLinks.module.css";

interface Props {
  link: PreviewLink;
  /** It was just made: its code is open, and copying it comes next. */
  isNew: boolean;
  onTakenBack: () => Promise<unknown>;
}

/** A link that stands: what it shows, its address, its QR code, and the way to take it back. */
export function LinkRow({ link, isNew, onTakenBack }: Props) {
  const t = useT();
  const { api, notices, language } = useWorkplace();
  const pageId = useEditorState(({ page }) => page.id);
  const [isOpen, setIsOpen] = useState(isNew);
  const [isBusy, setIsBusy] = useState(false);
  const copy = useRef<HTMLDivElement>(null);
  const code = useId();
  const { url, qr, revision, persona, allowsRemarks, remarks, author, expiresAt } = link;
  const who = whoWords(t, persona, language);
  const what = revision === null ? t("preview_links.line_follows") : t("preview_links.line_stays", { revision });
  const taken = remarks > 0 || allowsRemarks ? t("preview_links.remarks", { count: remarks }) : null;

  useEffect(() => {
    if (isNew) copy.current?.querySelector("button")?.focus();
  }, [isNew]);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(url);
      notices.toast({ words: t("preview_links.copied") });
    } catch {
      notices.toast({ words: t("preview_links.not_copied") });
    }
  }

  async function handleTakeBack() {
    setIsBusy(true);
    try {
      await api.call(takeBackPreviewLink, { params: { id: pageId, linkId: link.id } });
      notices.toast({ words: t("preview_links.taken_back") });
      await onTakenBack();
    } catch {
      notices.toast({ words: t("preview_links.not_taken_back") });
      setIsBusy(false);
    }
  }

  return (
    <li className={css.link}>
      <p>
        <b>{who}</b>
      </p>
      <p className={css.note}>
        {[t("preview_links.line", { what, until: momentWords(expiresAt, language) }), taken, author].filter(Boolean).join(" · ")}
      </p>
      <input
        className={css.address}
        readOnly
        value={url}
        aria-label={t("preview_links.address")}
        onFocus={(event) => event.target.select()}
      />
      <div className={css.verbs} ref={copy}>
        <Button look="line" aria-label={t("preview_links.copy_label", { who })} onClick={() => void handleCopy()}>
          <Copy size={16} aria-hidden="true" />
          {t("preview_links.copy")}
        </Button>
        <Button look="line" aria-expanded={isOpen} aria-controls={code} onClick={() => setIsOpen(!isOpen)}>
          <QrCode size={16} aria-hidden="true" />
          {t("preview_links.qr")}
        </Button>
        <Button
          look="line"
          isDisabled={isBusy}
          aria-label={t("preview_links.take_back_label", { who })}
          onClick={() => void handleTakeBack()}
        >
          <Undo2 size={16} aria-hidden="true" />
          {t("preview_links.take_back")}
        </Button>
      </div>
      <div id={code} hidden={!isOpen} className={css.code}>
        <svg viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={t("preview_links.qr_label", { who })}>
          <path d={qr.path} />
        </svg>
        <p className={css.note}>{t("preview_links.qr_help")}</p>
      </div>
    </li>
  );
}
