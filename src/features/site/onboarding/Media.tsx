import { useState } from "react";
import type { TopicContent } from "../../../../schemas/onboarding";
import { useT } from "../../../kit/session/hooks";
import { usePictureWords } from "../../../kit/session/use_words";
import { useFrame } from "../../../kit/ui/frame";
import { Picture } from "../../../kit/ui/Picture";
import { useReducedMotion } from "../../../kit/ui/use_reduced_motion";
import { isVideo } from "./is_video";
import css from "./Slides.module.css";

/** A topic's picture or video, the one for phones or for larger screens; where there is only one, that. */
export function Media({ content: { desktopMedia, mobileMedia } }: { content: TopicContent }) {
  const words = usePictureWords();
  const isPhone = useFrame()?.window.matchMedia?.("(max-width: 639px)").matches ?? false;
  const address = isPhone ? mobileMedia || desktopMedia : desktopMedia || mobileMedia;
  if (!address) return null;
  return (
    <div className={css.media}>
      {isVideo(address) ? (
        <Video src={address} />
      ) : (
        <Picture image={{ src: address }} alt="" sizes="(max-width: 639px) 100vw, 560px" eager words={words} />
      )}
    </div>
  );
}

/** Without sound, under the visitor's control, and still until they start it where they asked for less movement. */
function Video({ src }: { src: string }) {
  const t = useT();
  const isStill = useReducedMotion();
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed)
    return (
      <p className={css.noVideo} role="status">
        {t("onboarding.no_video")}
      </p>
    );
  return (
    <video src={src} muted controls playsInline loop autoPlay={!isStill} preload="metadata" onError={() => setHasFailed(true)} />
  );
}
