import type { ReactNode } from "react";
import { ErrorBox } from "../../src/features/common/error_box/ErrorBox";
import { useT } from "../../src/kit/session/hooks";
import { Button } from "../../src/kit/ui/Button";
import { Skeleton } from "../../src/kit/ui/Skeleton";
import css from "./Limits.module.css";

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

/** What is limited, and below it what there is. */
export const LimitCard = ({ icon, title, text, children }: Props) => (
  <div className={css.card}>
    <header className={css.head}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </header>
    {children}
  </div>
);

/** In place of limits that are not there: on their way, or not to be had. */
export function LimitsPending({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  const t = useT();
  if (isError)
    return (
      <>
        <ErrorBox>{t("limits.failed")}</ErrorBox>
        <Button onClick={onRetry}>{t("limits.try_again")}</Button>
      </>
    );
  return (
    <div role="status" aria-label={t("frame.loading")} className={css.loading}>
      {["first", "second", "third"].map((name) => (
        <div key={name} className={css.row}>
          <Skeleton width="70%" height="18px" />
          <Skeleton width="100%" height="8px" />
          <Skeleton width="46%" height="12px" />
        </div>
      ))}
    </div>
  );
}
