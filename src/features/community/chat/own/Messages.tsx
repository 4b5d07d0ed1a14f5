import { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Language } from "../../../../../schemas/text";
import { useLanguage, useT } from "../../../../kit/session/hooks";
import { formatDate } from "../../../../kit/ui/format";
import { useFrame } from "../../../../kit/ui/frame";
import { ArrowDown } from "../../../../kit/ui/icons";
import { Skeleton } from "../../../../kit/ui/Skeleton";
import { Announcements } from "./Announcements";
import { useKeptItem } from "../../../../kit/ui/use_kept_item";
import css from "./Messages.module.css";
import { OutgoingMessage, SpokenMessage } from "./Message";
import type { Room } from "./room";
import { unreadIn } from "./room_step";

/** Within so many pixels of an end of the list somebody counts as being there. */
const nearEnd = 48;
const nearStart = 96;

/** What was said, from old to new. Who reads further up is left there, and told how much came meanwhile. */
export function Messages({ room }: { room: Room }) {
  const t = useT();
  const language = useLanguage();
  const { messages, outgoing, isStart, isLoadingOlder, status } = useStore(room.store);
  const unread = useStore(room.store, unreadIn);
  const { box, isAway, handleScroll, toEnd } = useCalmScroll(room, messages[0]?.id);
  const kept = useKeptItem(box);
  const isPending = status === "connecting" && messages.length === 0;

  return (
    <div className={css.frame}>
      <div
        ref={box}
        className={css.box}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t("chat.messages")}
        onScroll={handleScroll}
      >
        {isPending && <Pending words={t("chat.loading")} />}
        {isStart && messages.length === 0 && <p className={css.note}>{t("chat.empty")}</p>}
        {isStart && messages.length > 0 && <p className={css.note}>{t("chat.start")}</p>}
        {!isStart && messages.length > 0 && (
          <button type="button" className={css.older} aria-busy={isLoadingOlder} onClick={room.loadOlder}>
            {t(isLoadingOlder ? "chat.loading" : "chat.older")}
          </button>
        )}
        <ol className={css.list} {...kept}>
          {messages.map((message, index) => {
            const day = dayOf(message.at, language);
            const isNewDay = index === 0 || dayOf(messages[index - 1]?.at ?? "", language) !== day;
            return (
              <Fragment key={message.id}>
                {isNewDay && <li className={css.day}>{day}</li>}
                <SpokenMessage message={message} />
              </Fragment>
            );
          })}
          {outgoing.map((message) => (
            <OutgoingMessage key={message.clientId} outgoing={message} room={room} />
          ))}
        </ol>
      </div>
      {isAway && (
        <button type="button" className={css.newest} onClick={toEnd}>
          <ArrowDown size={16} />
          {unread > 0 ? t("menus.unread", { count: unread }) : t("chat.newest")}
        </button>
      )}
      <Announcements messages={messages} />
    </div>
  );
}

const dayOf = (at: string, language: Language) => formatDate(at, language, { weekday: "long", day: "numeric", month: "long" });

const Pending = ({ words }: { words: string }) => (
  <div className={css.pending} role="status">
    <span className="visually-hidden">{words}</span>
    {[62, 84, 48, 70].map((width) => (
      <Skeleton key={width} width={`${width}%`} height="38px" />
    ))}
  </div>
);

function useCalmScroll(room: Room, firstId: number | undefined) {
  const document = useFrame()?.document;
  const view = useFrame()?.window;
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ firstId, height: 0 });
  const [isAway, setIsAway] = useState(false);

  const stay = () => {
    const element = box.current;
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight;
  };
  const see = () => {
    if (isAtEnd.current && document?.visibilityState !== "hidden") room.see();
  };

  /** What comes at the end moves on who reads there; what comes before all moves nobody. */
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { firstId: earlier, height } = before.current;
    if (isAtEnd.current) stay();
    else if (firstId !== undefined && earlier !== undefined && firstId < earlier)
      element.scrollTop += element.scrollHeight - height;
    before.current = { firstId, height: element.scrollHeight };
  });

  useEffect(() => {
    see();
    return room.store.subscribe(see);
  });
  useEffect(() => {
    document?.addEventListener("visibilitychange", see);
    return () => document?.removeEventListener("visibilitychange", see);
  });
  useEffect(() => {
    if (!box.current || !view?.ResizeObserver) return;
    const observer = new view.ResizeObserver(stay);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [view]);

  function handleScroll() {
    const element = box.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    setIsAway(!isAtEnd.current);
    see();
    if (element.scrollTop < nearStart) room.loadOlder();
  }

  function toEnd() {
    isAtEnd.current = true;
    setIsAway(false);
    stay();
    see();
    box.current?.focus();
  }

  return { box, isAway, handleScroll, toEnd };
}
