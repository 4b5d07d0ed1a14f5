import { useT } from "../../../../kit/session/hooks";
import { Button } from "../../../../kit/ui/Button";
import { chatStateOf } from "../chat_state";
import { useServices } from "../../../../kit/session/services";
import { useChat } from "../use_chat";
import css from "./WidgetNotice.module.css";

/** Says that the operator's chat is on its way, or that it did not come. */
export default function WidgetNotice({ state }: { state: "opening" | "failed" }) {
  const t = useT();
  const { open } = useChat();
  const chat = chatStateOf(useServices());
  if (state === "opening")
    return (
      <p className={css.notice} role="status">
        {t("chat.widget.opening")}
      </p>
    );
  return (
    <div className={css.notice} role="alert">
      <p>{t("chat.widget.failed")}</p>
      <div className={css.ways}>
        <Button look="primary" size="small" onClick={open}>
          {t("chat.retry")}
        </Button>
        <Button size="small" onClick={() => chat.setState({ widget: "closed" })}>
          {t("chat.close")}
        </Button>
      </div>
    </div>
  );
}
