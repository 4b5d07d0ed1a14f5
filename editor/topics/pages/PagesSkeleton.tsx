import { useEffect, useState } from "react";
import { useT } from "../../workplace/use_editor";
import css from "./Pages.module.css";

const patience = 200;

/** The shape of the list, once it is late. */
export function PagesSkeleton() {
  const t = useT();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <div className={css.list} />;
  return (
    <div className={`${css.list} ${css.skeleton}`} aria-busy="true" aria-label={t("pages.loading")}>
      {[52, 64, 44, 58, 70, 48, 60].map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
