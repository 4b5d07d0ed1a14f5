import { useState } from "react";
import { useServices } from "../../session/services";

/** Signs out once however often it is asked, and says where that did not succeed. */
export function useSignOut() {
  const services = useServices();
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");

  async function handleSignOut() {
    if (state === "working" || services.isCanvas) return;
    setState("working");
    try {
      const { signOut } = await import("./sign_in");
      await signOut(services);
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return { signOut: () => void handleSignOut(), isSigningOut: state === "working", hasFailed: state === "failed" };
}
