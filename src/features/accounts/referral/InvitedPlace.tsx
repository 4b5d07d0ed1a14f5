import { memo, useEffect, useState } from "react";
import { lazyPart } from "../../../kit/lazy/lazy_part";
import { PartBoundary } from "../../../kit/lazy/PartBoundary";
import { useRoute, useSettings, useUser } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { rememberInvitation } from "./invitation";

const Invited = lazyPart(() => import("./Invited"), "referral");

/** Where a visitor who came by a friend's link is asked whether the browser may keep that; without an answer it counts while the page is open. */
export const InvitedPlace = memo(function InvitedPlace() {
  const { api, isCanvas } = useServices();
  const { ref, modal } = useRoute().search;
  const { referAFriendPercent } = useSettings();
  const user = useUser();
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (!ref) return;
    rememberInvitation(api, ref);
    setCode(ref);
  }, [ref, api]);
  if (!code || user || isCanvas || modal !== undefined || referAFriendPercent <= 0) return null;
  return (
    <PartBoundary>
      <Invited code={code} onDone={() => setCode(null)} />
    </PartBoundary>
  );
});
