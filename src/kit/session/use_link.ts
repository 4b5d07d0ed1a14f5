import { useCallback } from "react";
import type { Link } from "../../../schemas/link";
import { useViewer } from "./hooks";

/** Asks a guest to sign up without leaving the page they are on (L-2.24). */
export const signUpAddress = "?modal=signup";

export interface Anchor {
  href: string;
  target?: "_blank";
  rel?: string;
}

/** Where a link leads this visitor: with `auth`, guests are asked to sign up first; who is signed in may be led elsewhere. */
export function useLink() {
  const { session } = useViewer();
  return useCallback(
    ({ url, urlAuth, newTab = false, auth = false }: Partial<Link>): Anchor => {
      if (auth && session === "guest") return { href: signUpAddress };
      const href = (session === "user" && urlAuth) || (url ?? "");
      return { href, ...(newTab && { target: "_blank" as const, rel: "noopener noreferrer" }) };
    },
    [session],
  );
}
