import { useEffect, useState } from "react";
import type { LazyPart } from "../../../kit/lazy/lazy_part";
import { tryAgain } from "./asked_part";
import { PartFailure } from "./PartFailure";
import { useHeardFirst } from "./use_heard_first";

type Lost = Pick<LazyPart<never>, "load" | "isLost">;

/** Beside a part that the server's HTML shows: where its code did not come, a press on its buttons says so and is not kept, and it is tried again. */
export function LostPart({ part, buttons }: { part: Lost; buttons: string }) {
  const [isPressed, setIsPressed] = useState(false);
  useHeardFirst("click", (event) => {
    if (!part.isLost() || !(event.target as Element).closest(buttons)) return;
    event.stopImmediatePropagation(); // once, also where a part that is lost stands in another one
    setIsPressed(true);
  });
  if (!isPressed) return null;
  const leave = () => setIsPressed(false);
  return <PartFailure look="over" onRetry={() => tryAgain(part.load, leave)} onGiveUp={leave} />;
}

/** The place of a part that nothing stands for yet: where its code does not come, it says so, and it is tried again. */
export function LostPlace({ part, className }: { part: Lost; className: string | undefined }) {
  const [isLost, setIsLost] = useState(false);
  useEffect(() => void part.load().then((isThere) => setIsLost(!isThere)), [part]);
  return <div className={className}>{isLost && <PartFailure look="place" onRetry={() => tryAgain(part.load, () => {})} />}</div>;
}
