import { useState } from "react";
import { useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { useFrame } from "../../../src/kit/ui/frame";

const shownFor = 2_000;

/** Copies a text and says for a moment whether it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useT();
  const frame = useFrame();
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");

  async function handleCopy() {
    const written = await frame?.window.navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setState(written ? "copied" : "failed");
    frame?.window.setTimeout(() => setState("idle"), shownFor);
  }

  return (
    <Button onClick={() => void handleCopy()}>
      <span aria-live="polite">{state === "idle" ? label : t(`security.${state}`)}</span>
    </Button>
  );
}
