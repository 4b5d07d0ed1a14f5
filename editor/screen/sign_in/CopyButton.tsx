import type { TFunction } from "i18next";
import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../parts/Button";

/** Copies a text, and says whether that worked. */
export function CopyButton({ t, text, words }: { t: TFunction; text: string; words: string }) {
  const [said, setSaid] = useState<"copied" | "not_copied" | null>(null);

  async function handleCopy() {
    const done = await navigator.clipboard.writeText(text).then(
      () => "copied" as const,
      () => "not_copied" as const,
    );
    setSaid(done);
  }

  return (
    <Button look="line" onClick={() => void handleCopy()}>
      <Copy size={16} aria-hidden="true" />
      <span aria-live="polite">{said ? t(`sign_in.factor.${said}`) : words}</span>
    </Button>
  );
}
