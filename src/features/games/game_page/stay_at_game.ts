import { stayAtGame as call } from "../../../../schemas/api/players";
import type { Services } from "../../../kit/session/services";

/** The server takes whoever says nothing for a little more than twice as long to have left. */
const everyMs = 30_000;

/** Says that somebody has the game open, as long as its page is looked at; answers how to leave. */
export function stayAtGame({ api }: Pick<Services, "api">, page: Window, sessionId: string): () => void {
  const say = (hasLeft: boolean) => void api.call(call, { body: { sessionId, hasLeft } }).catch(() => {}); // a count is no one's trouble
  const stay = () => {
    if (!page.document.hidden) say(false);
  };
  const leave = () => say(true);
  stay();
  const timer = page.setInterval(stay, everyMs);
  page.addEventListener("pagehide", leave);
  return () => {
    page.clearInterval(timer);
    page.removeEventListener("pagehide", leave);
    leave();
  };
}
