import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "../../../../../schemas/chat";
import { useT } from "../../../../kit/session/hooks";
import { useAuthorName } from "./use_author_name";

/** A busy chat must not talk all the time. */
const pause = 4_000;

/** Reads out what others say: one message in full, several by their number, and not more often than every few seconds. */
export function Announcements({ messages }: { messages: readonly ChatMessage[] }) {
  const t = useT();
  const nameOf = useAuthorName();
  const [said, setSaid] = useState<{ text: string; id: number | null }>({ text: "", id: null });
  const newest = messages.at(-1)?.id ?? 0;
  const heard = useRef(newest);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(messages);
  latest.current = messages;

  useEffect(() => {
    if (heard.current === 0) heard.current = newest; // what was there before is no news
    if (newest <= heard.current || timer.current) return;
    function say() {
      const news = latest.current.filter(({ id, isOwn }) => id > heard.current && !isOwn);
      heard.current = latest.current.at(-1)?.id ?? heard.current;
      timer.current = undefined;
      const [only] = news;
      if (!only) return;
      const isOne = news.length === 1;
      const text = isOne ? `${nameOf(only)}: ${only.message}` : t("menus.unread", { count: news.length });
      setSaid({ text, id: isOne ? only.id : null });
      timer.current = setTimeout(say, pause);
    }
    say();
  }, [newest, nameOf, t]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isThere = said.id === null || messages.some(({ id }) => id === said.id); // not hidden meanwhile
  return (
    <p className="visually-hidden" aria-live="polite">
      {isThere && said.text}
    </p>
  );
}
