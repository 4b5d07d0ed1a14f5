import { useEffect, useState } from "react";
import { useFrame } from "../../../kit/ui/frame";

/** How long "Copied" stands (C-9.19). */
const saidFor = 2_000;

/** Copies a text, and says for a moment what came of it. */
export function useCopy(text: string) {
  const frame = useFrame();
  const [said, setSaid] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), saidFor);
    return () => clearTimeout(timer);
  }, [said]);
  async function copy() {
    try {
      await frame?.window.navigator.clipboard.writeText(text);
      setSaid("copied");
    } catch {
      setSaid("failed");
    }
  }
  return { said, copy: () => void copy() };
}
