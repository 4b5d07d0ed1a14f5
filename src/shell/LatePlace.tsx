import { memo, useEffect, useState } from "react";
import { lazyPart } from "../kit/lazy/lazy_part";
import { PartBoundary } from "../kit/lazy/PartBoundary";
import { useRoute, useUser } from "../kit/session/hooks";

const LateParts = lazyPart(() => import("./LateParts"));
export const loadLateParts = LateParts.load;

/** The place of what only players and few addresses need: a guest's first page downloads none of it. Once it is there, it stays. */
export const LatePlace = memo(function LatePlace() {
  const { ref, tournament, cpnc } = useRoute().search;
  const user = useUser();
  const isWanted = Boolean(user || ref || tournament || cpnc);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isWanted) setIsThere(true);
  }, [isWanted]);
  if (!isThere) return null;
  return (
    <PartBoundary>
      <LateParts />
    </PartBoundary>
  );
});
