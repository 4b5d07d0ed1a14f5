import { useState } from "react";
import { useT } from "../../session/hooks";
import { useFrame } from "../../ui/frame";
import { Check, Copy } from "../../ui/icons";
import css from "./Receipt.module.css";

/** What a player reads out to the support, with a button that copies it. */
export function Reference({ reference }: { reference: string }) {
  const t = useT();
  const frame = useFrame();
  const [result, setResult] = useState<"copied" | "failed" | null>(null);
  async function copy() {
    try {
      await frame?.window.navigator.clipboard.writeText(reference);
      setResult("copied");
    } catch {
      setResult("failed");
    }
  }
  return (
    <p className={css.reference}>
      <span>{t("history.receipt.reference")}</span>
      <code>{reference}</code>
      <button type="button" data-not-printed="" aria-label={t("history.receipt.copy")} onClick={() => void copy()}>
        {result === "copied" ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      </button>
      <span role="status" className={result === "failed" ? css.failed : "visually-hidden"}>
        {result && t(result === "copied" ? "history.receipt.copied" : "clipboard.error")}
      </span>
    </p>
  );
}
