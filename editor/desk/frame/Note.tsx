import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { EmptyNote } from "../../parts/EmptyNote";
import { useDesk } from "../desk_place";
import css from "./Frame.module.css";

interface Props {
  tone?: "good" | "bad";
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** In place of a list: that nothing is there, or why it did not come, and what can be done. */
export const Note = ({ tone, title, lead, children }: Props) => (
  <div className={css.note} role={tone === "bad" ? "alert" : "status"}>
    <EmptyNote icon={tone === "bad" ? <CircleAlert size={18} /> : <CircleCheck size={18} />} title={title} actions={children}>
      {lead}
    </EmptyNote>
  </div>
);

/** The shape of a list while it comes; in words where it takes long. */
export function Loading() {
  const { t } = useDesk();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.loading} role="status" aria-label={t("desk.loading")}>
      {Array.from({ length: 6 }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
      {isLate && <p>{t("desk.loading")}</p>}
    </div>
  );
}
