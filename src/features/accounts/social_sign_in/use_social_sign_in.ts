import * as z from "zod/mini";
import { useEffect, useRef, useState } from "react";
import { socialSignInPath } from "../../../../schemas/api/social";
import { getUserDetails } from "../../../../schemas/api/users";
import { type SocialMessage, socialProblem } from "../../../../schemas/social_message";
import { useRoute } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { becomeUser } from "../../../kit/session/session_store";
import { useFrame } from "../../../kit/ui/frame";
import { invitationOf } from "../referral/invitation";
import { openSignInWindow, waitForMessage } from "./sign_in_window";

/** Words that say why it did not succeed. */
export interface SocialProblemWords {
  key: string;
  /** An instant. */
  until?: string | null | undefined;
  /** With it who is on a break gets at their balance (D-44). */
  ticket?: string | undefined;
}

const otherwise = "global.services.error"; // C-8.26

const wordsOf = (error: string | undefined, more: Omit<SocialProblemWords, "key"> = {}): SocialProblemWords => {
  const known = z.safeParse(socialProblem, error);
  return { key: known.success && known.data !== "failed" ? `social.problems.${known.data}` : otherwise, ...more };
};

/** The sign-in with another provider: a window, what it says, and what is to be asked then. */
export function useSocialSignIn(onSignedIn: () => void) {
  const services = useServices();
  const frame = useFrame();
  const { search } = useRoute();
  const { linkedAccountUuid, socialError } = search;
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<string | null>(linkedAccountUuid ?? null);
  const [problem, setProblem] = useState<SocialProblemWords | null>(socialError ? wordsOf(socialError) : null);
  const left = useRef<AbortController | null>(null);

  const { go } = services;
  useEffect(() => {
    if (linkedAccountUuid || socialError) go("?linkedAccountUuid=&socialError=", { replace: true }); // it was in this window; a reload begins again
  }, [go, linkedAccountUuid, socialError]);
  useEffect(() => () => left.current?.abort(), []);

  async function begin() {
    if (!frame || isBusy || services.isCanvas) return;
    setProblem(null);
    const opened = openSignInWindow(frame.window);
    if (!opened) {
      const { pathname, search, origin } = frame.window.location;
      const query = new URLSearchParams(search);
      const wanted = query.get("next");
      for (const name of ["modal", "view", "next"]) query.delete(name);
      const back = new URL(wanted ?? pathname + (query.size > 0 ? `?${query}` : ""), origin);
      const ref = invitationOf(services);
      if (ref) back.searchParams.set("ref", ref); // this page, which remembers it, is left
      const next = back.pathname + back.search + back.hash;
      frame.window.location.assign(`${socialSignInPath}?${new URLSearchParams({ next })}`);
      return;
    }
    setIsBusy(true);
    left.current = new AbortController();
    try {
      await hear(await waitForMessage(frame.window, opened, left.current.signal));
    } catch {
      setProblem(wordsOf("failed"));
    } finally {
      setIsBusy(false);
    }
  }

  async function hear(message: SocialMessage | null) {
    if (!message) return;
    if ("error" in message) return setProblem(message.error === "cancelled" ? null : wordsOf(message.error, message));
    if ("linkedAccountUuid" in message) return setAsked(message.linkedAccountUuid);
    services.accessToken.set(message.accessToken);
    const { user } = await services.api.call(getUserDetails, {});
    becomeUser(services.session, user);
    onSignedIn();
  }

  return { begin, isBusy, problem, asked, leave: () => setAsked(null) };
}
