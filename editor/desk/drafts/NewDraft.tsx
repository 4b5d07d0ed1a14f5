import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { freeRoute } from "../../../src/layout/route_shape";
import { plainWords } from "../../parts/route_problem";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import { DeskDialog } from "../list/DeskDialog";
import css from "../list/list.module.css";
import type { NewProps } from "./DraftList";
import type { Topic } from "./topics";

interface Props extends NewProps {
  topic: Topic;
  title: string;
  /** Makes it and answers its number. */
  make: (key: string, name: string) => Promise<number>;
  /** What else is asked. */
  children?: ReactNode;
}

/** A name, and what else it cannot do without: all else has something to begin with. */
export function NewDraft({ topic, title, known, make, onClose, children }: Props) {
  const { t } = useDesk();
  const queries = useQueryClient();
  const [name, setName] = useState("");

  async function send() {
    const key = freeRoute(plainWords(name, 60) || topic, (one) => known.includes(one));
    const id = await make(key, name.trim());
    await queries.invalidateQueries();
    goTo({ desk: `${topic}s`, [topic]: String(id) });
    onClose();
  }

  return (
    <DeskDialog title={title} verb={t("promotion.new.make")} isReady={name.trim() !== ""} onSend={send} onClose={onClose}>
      <p className={css.plain}>{t("promotion.new.lead")}</p>
      <label>
        {t("promotion.new.name")}
        <input required data-autofocus="" maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      {children}
    </DeskDialog>
  );
}
