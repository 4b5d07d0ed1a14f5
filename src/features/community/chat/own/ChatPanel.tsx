import { useStore } from "zustand";
import { useT } from "../../../../kit/session/hooks";
import { EmptyState } from "../../../../kit/ui/EmptyState";
import { MessageCircle } from "../../../../kit/ui/icons";
import css from "./ChatPanel.module.css";
import { Composer } from "./Composer";
import { Messages } from "./Messages";
import { useRoom } from "./use_room";

/** The room: what is said in it, and the place to say something. */
export default function ChatPanel() {
  const t = useT();
  const room = useRoom();
  const status = useStore(room.store, (state) => state.status);
  if (status === "closed")
    return (
      <EmptyState icon={<MessageCircle />} title={t("chat.closed.title")}>
        {t("chat.closed.text")}
      </EmptyState>
    );
  return (
    <div className={css.panel}>
      <Messages room={room} />
      {status === "away" && (
        <p className={css.away} role="status">
          {t("chat.away")}
        </p>
      )}
      <Composer room={room} />
    </div>
  );
}
