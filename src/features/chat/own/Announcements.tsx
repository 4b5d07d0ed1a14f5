import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "../../../../schemas/chat";
import { useT } from "../../../session/hooks";
import { useAuthorName } from "./use_author_name";

/** A busy chat must not talk all the time. */
const pause = 4_000;

/** Reads out what others say: one message in full, several by their number, and not more often than every few seconds. */
export function Announcements({ messages }: { messages: readonly ChatMessage[] }) {
  const t = useT();
  const nameOf = useAuthorName();
  const [text, setText] = useState("");
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
      setText(news.length === 1 ? `${nameOf(only)}: ${only.message}` : t("chat.unread", { count: news.length }));
      timer.current = setTimeout(say, pause);
    }
    say();
  }, [newest, nameOf, t]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <p className="visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
