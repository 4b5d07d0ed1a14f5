import { useState } from "react";
import { useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { Button } from "../../../kit/ui/Button";
import { useFrame } from "../../../kit/ui/frame";
import { Check, Copy, MessageCircle } from "../../../kit/ui/icons";
import { useChat } from "../../community/chat/use_chat";
import { receiptParameter } from "./receipt_address";
import css from "./Receipt.module.css";

/** What a player reads out to the support, with a button that copies it and one that asks about it where the support answers in private. */
export function Reference({ reference }: { reference: string }) {
  const t = useT();
  const frame = useFrame();
  const [result, setResult] = useState<"copied" | "failed" | null>(null);
  const services = useServices();
  const chat = useChat();
  const isPrivate = services.settings.liveChat.provider === "script"; // in the site's own chat every player reads along
  /** The support needs no more than the reference, which is copied; a drawer over the page gives way to the chat. */
  function ask() {
    void copy();
    if (services.route.getState().search[receiptParameter]) services.go(`?${receiptParameter}=`, { replace: true });
    chat.open();
  }
  async function copy() {
    try {
      await frame?.window.navigator.clipboard.writeText(reference);
      setResult("copied");
    } catch {
      setResult("failed");
    }
  }
  return (
    <>
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
      {chat.isOffered && isPrivate && (
        <Button look="ghost" isWide data-not-printed="" onClick={ask}>
          <MessageCircle size={18} aria-hidden="true" />
          {t("history.receipt.ask")}
        </Button>
      )}
    </>
  );
}
