import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useSettings, useT, useText } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { MessageCircle } from "../../../src/kit/ui/icons";
import { useIsInBrowser } from "../../../src/kit/ui/Moment";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import css from "./Chat.module.css";
import type { Props } from "./schema";

const ChatPanel = askedPart(
  () => import("../../../src/features/community/chat/own/ChatPanel"),
  { look: "place", waiting: <Pending /> },
  "chat",
);

/** The site's own chat within a page (S-2.85). Without one in the settings visitors see nothing. */
export function Chat({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { provider } = useSettings().liveChat;
  const { isCanvas } = useServices();
  const isInBrowser = useIsInBrowser();
  if (provider !== "own")
    return isCanvas ? (
      <section {...root}>
        <EmptyState icon={<MessageCircle />} title={t("chat.closed.title")}>
          {t("chat.off_here")}
        </EmptyState>
      </section>
    ) : (
      <section {...root} hidden />
    );

  return (
    <section {...root} aria-label={text(props.title) || t("chat.title")}>
      <SectionHead title={text(props.title)} />
      <div className={css.chat} style={{ height: props.height }}>
        {isInBrowser && !isCanvas ? <ChatPanel /> : <Pending />}
      </div>
    </section>
  );
}

/** The shape of messages: the server and the editor's canvas are in no room. */
function Pending() {
  return (
    <div className={css.pending} aria-hidden="true">
      {[62, 84, 48, 70].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="38px" />
      ))}
    </div>
  );
}
