import { type RefObject, useEffect, useState } from "react";
import { createTurns } from "./take_turns";

/** Pages are drawn by the server; it shall have time for visitors too. */
const takeTurn = createTurns(2);

/** How often it is looked whether a page has come, how long its pictures may keep the next one waiting, and how long it may take; in ms. */
const [interval, settling, patience] = [120, 1_200, 20_000];
/** A server that is busy is asked again, this often and after this long. */
const [attempts, pause] = [4, 4_000];

/** Loads a page into a frame when it is its turn, and again where the server was busy. */
export function useTurn(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  { isWanted, isUrgent }: { isWanted: boolean; isUrgent: boolean },
) {
  const [source, setSource] = useState<string | null>(null);
  const [status, setStatus] = useState<"loading" | "shown" | "failed">("loading");
  const [tried, setTried] = useState({ address, attempt: 0 });
  const attempt = tried.address === address ? tried.attempt : 0;

  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    setStatus("loading");
    const giveUp = () => {
      endTurn();
      if (attempt + 1 >= attempts) return setStatus("failed");
      timer = setTimeout(() => setTried({ address, attempt: attempt + 1 }), pause);
    };
    const look = (began: number, shownAt: number | null) => {
      const page = frame.current?.contentDocument;
      const now = Date.now();
      const isThere = page?.location.href.endsWith(address) === true && page.readyState !== "loading";
      if (isThere && !page?.getElementById("root")) return giveUp();
      if (isThere && shownAt === null) setStatus("shown");
      if (isThere && (page?.readyState === "complete" || (shownAt !== null && now - shownAt > settling))) return endTurn();
      if (!isThere && now - began > patience) return giveUp();
      timer = setTimeout(() => look(began, isThere ? (shownAt ?? now) : null), interval);
    };
    const endTurn = takeTurn(() => {
      setSource(address);
      timer = setTimeout(() => look(Date.now(), null), interval);
    }, isUrgent);
    return () => {
      clearTimeout(timer);
      endTurn();
    };
  }, [frame, address, attempt, isWanted, isUrgent]);

  return { source, status: source === address ? status : ("loading" as const), attempt };
}
