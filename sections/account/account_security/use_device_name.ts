import { useT } from "../../../src/kit/session/hooks";

/** What a session's browser is called: "Firefox, Windows". */
export function useDeviceName() {
  const t = useT();
  return ({ browser, os }: { browser: string | null; os: string | null }) =>
    [browser, os].filter(Boolean).join(", ") || t("security.sessions.unknown");
}
