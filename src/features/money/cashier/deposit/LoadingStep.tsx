import { useT } from "../../../../kit/session/hooks";
import { Skeleton } from "../../../../kit/ui/Skeleton";
import { CashierBody } from "../parts/CashierFrame";

/** The shape of the step that comes. */
export function LoadingStep() {
  const t = useT();
  return (
    <CashierBody>
      <p role="status" className="visually-hidden">
        {t("frame.loading")}
      </p>
      <Skeleton width="60%" height="20px" />
      <Skeleton width="80%" height="14px" />
      <Skeleton height="84px" width="100%" />
      <Skeleton height="204px" width="100%" />
    </CashierBody>
  );
}
