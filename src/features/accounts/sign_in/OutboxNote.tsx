import { useServices } from "../../../kit/session/services";
import css from "./Notice.module.css";

/** In a demo that sends nothing: the way to where its letters are read. */
export function OutboxNote() {
  const { t, outbox } = useServices();
  if (!outbox) return null;
  return (
    <p className={css.outbox}>
      <a href={outbox} target="_blank" rel="noopener">
        {t("sign_in.outbox")}
      </a>
    </p>
  );
}
