import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import { Loading, Note } from "./Note";

interface Props {
  /** What is asked for; nothing stands here once there is an answer, also an older one. */
  answer: { data: unknown; isError: boolean; refetch: () => unknown };
}

/** In the place of what is on its way, or did not come: then it can be asked for again. */
export function NotYet({ answer: { data, isError, refetch } }: Props) {
  const { t } = useDesk();
  if (data !== undefined) return null;
  if (!isError) return <Loading />;
  return (
    <Note tone="bad" title={t("desk.failed")}>
      <Button look="line" onClick={() => void refetch()}>
        {t("editor.try_again")}
      </Button>
    </Note>
  );
}
