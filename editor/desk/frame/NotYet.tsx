import { ApiError } from "../../../src/kit/api/api_error";
import { Button } from "../../parts/Button";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { failureKey } from "../list/failure_key";
import { Loading, Note } from "./Note";

interface Props {
  /** What is asked for; nothing stands here once there is an answer, also an older one. */
  answer: { data: unknown; error?: unknown; isError: boolean; refetch: () => unknown };
}

/** In the place of what is on its way, or did not come: then it can be asked for again. What does not exist leads back to its list. */
export function NotYet({ answer: { data, error, isError, refetch } }: Props) {
  const { t } = useDesk();
  const { desk } = useDeskAddress();
  if (data !== undefined) return null;
  if (!isError) return <Loading />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Note tone="bad" title={t(failureKey(error))}>
        <Button look="line" onClick={() => goTo({ desk })}>
          {t("desk.back_to_list")}
        </Button>
      </Note>
    );
  }
  return (
    <Note tone="bad" title={t("desk.failed")}>
      <Button look="line" onClick={() => void refetch()}>
        {t("editor.try_again")}
      </Button>
    </Note>
  );
}
