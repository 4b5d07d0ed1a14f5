import { endOtherSessions, endSession, type SessionEntry } from "../../../schemas/api/security";
import { ApiError } from "../../../src/kit/api/api_error";
import { useApi, useT } from "../../../src/kit/session/hooks";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { useDeviceName } from "./use_device_name";
import { AskBefore } from "./AskBefore";

interface Props {
  what: SessionEntry | "others";
  onClose: () => void;
  onEnded: () => void;
}

/** Asks before somebody is signed out elsewhere. */
export default function EndDialog({ what, onClose, onEnded }: Props) {
  const t = useT();
  const api = useApi();
  const nameOf = useDeviceName();
  const ending = useSingleMutation({
    mutationFn: async () => {
      if (what === "others") await api.call(endOtherSessions, { body: {} });
      else await api.call(endSession, { body: { id: what.id } }).catch(ignoreGone);
    },
    onSuccess: onEnded,
  });
  const words = what === "others" ? t("security.sessions.end_others") : t("security.sessions.end_one");
  return (
    <AskBefore
      title={words}
      question={what === "others" ? t("security.sessions.ask_others") : t("security.sessions.ask_one", { name: nameOf(what) })}
      verb={words}
      work={ending}
      onClose={onClose}
    />
  );
}

/** A session that ended meanwhile is what was wanted. */
function ignoreGone(error: unknown) {
  if (!(error instanceof ApiError && error.code === "session.not_found")) throw error;
}
