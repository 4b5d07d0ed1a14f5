import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import css from "./LoadingScreen.module.css";

const late = 8000;

/** The shape of what comes; after a while in words that it takes longer. */
export function LoadingScreen({ t }: { t: TFunction }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), late);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.screen} role="group" aria-busy="true" aria-label={t("editor.loading")}>
      <div className={css.bar} />
      <div className={css.pane}>
        {[60, 75, 66, 70, 58, 40].map((width) => (
          <i key={width} style={{ width: `${width}%` }} />
        ))}
      </div>
      <div className={css.sheet}>
        <i style={{ height: 40 }} />
        <i style={{ height: 260 }} />
        <i style={{ height: 180 }} />
        {isLate && <p role="status">{t("editor.loading_late")}</p>}
      </div>
    </div>
  );
}
