import { useEffect, useState } from "react";
import { useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./save_status.module.css";

const stays = 8000;

/** For a moment, whose changes have just come into the page; also said to screen readers. */
export function JoinedNote() {
  const t = useT();
  const { notices, user } = useWorkplace();
  const { authorName, count } = useSaving((state) => state.joined);
  const [gone, setGone] = useState(0);
  const own = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email;
  const words = authorName === own ? t("saving.joined_own") : t("saving.joined", { name: authorName ?? t("saving.somebody") });

  useEffect(() => {
    if (count === gone) return;
    notices.say(words);
    const timer = setTimeout(() => setGone(count), stays);
    return () => clearTimeout(timer);
  }, [count, gone, notices, words]);

  return count === gone ? null : <span className={css.joined}>{words}</span>;
}
