import { useEffect } from "react";
import { useStore } from "zustand";
import { getPlayerFacts } from "../../../schemas/api/personas";
import { ApiError } from "../../../src/kit/api/api_error";
import { changePersona, playPlayer } from "../../workplace/persona/persona_store";
import { useWorkplace } from "../../workplace/use_editor";

/** Reads what the address or a kept persona only names: the real player; and the kept personas, for their keys. */
export function usePersonaData() {
  const { persona: store, saved, api, notices, t } = useWorkplace();
  const wanted = useStore(store, ({ persona, player }) => (player === null ? persona.player : null));
  useEffect(() => void saved.read(), [saved]);
  useEffect(() => {
    if (wanted === null) return;
    let isWanted = true;
    api.call(getPlayerFacts, { params: { id: wanted } }).then(
      ({ player }) => isWanted && playPlayer(store, player),
      (error: unknown) => {
        if (!isWanted) return;
        changePersona(store, { player: null });
        const isMissing = error instanceof ApiError && error.status === 404;
        notices.toast({ words: t(`personas.player.${isMissing ? "not_found" : "failed"}`) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [store, api, wanted, notices, t]);
}
