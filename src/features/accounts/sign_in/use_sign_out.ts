import { useState } from "react";
import { setPreference } from "../../../kit/session/preferences";
import { useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";

/**
 * Signs out once however often it is asked, and says where that did not succeed. What the session was reminded of is forgotten;
 * `reloads` reloads the page (L-4.66).
 */
export function useSignOut({ reloads = false } = {}) {
  const services = useServices();
  const frame = useFrame();
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");

  async function handleSignOut() {
    if (state === "working" || services.isCanvas) return;
    setState("working");
    try {
      const { signOut } = await import("./sign_in");
      await signOut(services);
      if (frame) setPreference(services.preferences, frame.document, "reminder", "open");
      if (reloads) frame?.window.location.reload();
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return { signOut: () => void handleSignOut(), isSigningOut: state === "working", hasFailed: state === "failed" };
}
