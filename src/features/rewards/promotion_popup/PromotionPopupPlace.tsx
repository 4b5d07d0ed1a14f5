import { memo, useEffect, useState } from "react";
import { lazyPart } from "../../../kit/lazy/lazy_part";
import { PartBoundary } from "../../../kit/lazy/PartBoundary";
import { useGo, useRoute, useSettings, useUser } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useFrame } from "../../../kit/ui/frame";
import { useIsInBrowser } from "../../../kit/ui/Moment";
import { forgetCode, keepCode, keptCode } from "./kept_code";

const PromotionPopup = lazyPart(() => import("./PromotionPopup"), "bonus", "offer", "profile", "promotions");

/**
 * Where the offer of a code opens that the address brings along (`?cpnc=`) or has brought before, for whoever is signed in and, where the
 * settings want it, has confirmed their address (L-4.71). It stays away where money is at stake; the shell lets it wait for the tour.
 */
export const PromotionPopupPlace = memo(function PromotionPopupPlace({ isCalm }: { isCalm: boolean }) {
  const { promotionPopupNeedsEmail } = useSettings();
  const { isCanvas } = useServices();
  const { cpnc, modal } = useRoute().search;
  const user = useUser();
  const frame = useFrame();
  const isInBrowser = useIsInBrowser();
  const go = useGo();
  const [shown, setShown] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  useEffect(() => {
    if (cpnc && isCalm && !isCanvas && frame) keepCode(frame, cpnc);
  }, [cpnc, isCalm, isCanvas, frame]);

  if (!user || !frame || isCanvas || !isInBrowser) return null;
  const code = cpnc || keptCode(frame);
  if (!code || code === done) return null;
  if (shown !== code && (!isCalm || modal !== undefined)) return null;
  if (promotionPopupNeedsEmail && !user.isEmailVerified) return null;

  function handleDone(leavesTo?: string) {
    if (frame) forgetCode(frame);
    setDone(code);
    if (leavesTo !== undefined) go(leavesTo);
    else if (cpnc) go("?cpnc=", { replace: true });
  }
  return (
    <PartBoundary>
      <PromotionPopup key={code} code={code} isInAddress={Boolean(cpnc)} onBegin={() => setShown(code)} onDone={handleDone} />
    </PartBoundary>
  );
});
