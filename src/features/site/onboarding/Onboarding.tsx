import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { getUserOnboarding, markUserOnboardingStep, type UserTopic } from "../../../../schemas/api/onboarding";
import { useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";
import { logEvent } from "../../common/events/log_event";
import { setHidden } from "./hidden_flag";
import { Slides } from "./Slides";
import type { Slide } from "./slide";

interface Props {
  userId: number;
  /** Somebody asked for it; otherwise it opens by itself, and only for topics that were not seen. */
  isAsked: boolean;
  onBegin: () => void;
  onDone: () => void;
}

/** The topics of the onboarding as the account has them; what closing it means (L-4.68). */
export default function Onboarding({ userId, isAsked, onBegin, onDone }: Props) {
  const services = useServices();
  const { api, settings, language, go } = services;
  const frame = useFrame();
  const { data, isError } = useQuery({
    ...api.query(getUserOnboarding, { query: { language } }),
    staleTime: Infinity,
    refetchOnMount: "always",
  });
  const slides = useMemo(() => data && slidesOf(data.topics), [data]);
  const viewed = useRef(new Set<string>());
  const isWanted = slides !== undefined && slides.length > 0 && (isAsked || data?.topics.some(({ isSeen }) => !isSeen));
  const isOver = isError || (slides !== undefined && !isWanted);

  const handleKnown = useEffectEvent(() => {
    if (isWanted) {
      onBegin();
      if (frame && !isAsked) setHidden(frame, userId); // who goes on without closing it was shown it all the same
      logEvent(services, frame, "ONBOARDING_OPEN", { topics: slides?.length ?? 0, automatic: !isAsked });
    } else if (isOver) {
      onDone();
      if (isAsked) go("?modal=", { replace: true });
    }
  });
  useEffect(() => {
    if (isWanted || isOver) handleKnown();
  }, [isWanted, isOver]);

  async function close(leadsElsewhere = false) {
    const steps = [...viewed.current];
    logEvent(services, frame, "ONBOARDING_CLOSE", { viewed: steps.length, topics: slides?.length ?? 0 });
    if (frame) setHidden(frame, userId);
    onDone();
    if (isAsked) go("?modal=", { replace: true });
    await Promise.allSettled(steps.map((step) => api.call(markUserOnboardingStep, { body: { step } })));
    const { redirectUrl } = settings.onboarding;
    if (redirectUrl && !leadsElsewhere) go(redirectUrl);
  }

  if (!isWanted || !slides) return null;
  return (
    <Slides
      slides={slides}
      onView={(topicKey) => viewed.current.add(topicKey)}
      onClose={() => void close()}
      onFollow={(url) => {
        void close(true);
        go(url);
      }}
    />
  );
}

/** A topic without words in the language, and in English, is left out (L-4.70). */
function slidesOf(topics: readonly UserTopic[]): Slide[] {
  return topics.flatMap(({ topicKey, topicContent }) => {
    if (topicContent) return [{ topicKey, content: topicContent }];
    console.warn("No content for this topic", topicKey);
    return [];
  });
}
