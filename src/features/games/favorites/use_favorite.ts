import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand";
import { addFavoriteGame, getFavoriteGames, removeFavoriteGame } from "../../../../schemas/api/favorite_games";
import type { Game } from "../../../../schemas/api/games";
import { useUser, useViewer } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { signUpAddress } from "../../../kit/session/use_link";
import { changedFavorites, withChange } from "./changed_favorites";

/** A game's favourite toggle: shown at once, taken back where the server refuses; a guest is asked to sign up (L-4.45). */
export function useFavorite(game: Pick<Game, "masterCasinoGameId" | "isFavorite">) {
  const services = useServices();
  const { session } = useViewer();
  const client = useQueryClient();
  const id = game.masterCasinoGameId;
  const key = `${useUser()?.userId ?? "guest"} ${id}`;
  const store = changedFavorites(services);
  const isOn = useStore(store, (changed) => changed.get(key)) ?? game.isFavorite;
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");
  const show = (value: boolean) => store.setState((changed) => withChange(changed, key, value), true);
  async function change(value: boolean) {
    show(value);
    setState("pending");
    try {
      await services.api.call(value ? addFavoriteGame : removeFavoriteGame, { body: { game: id } });
    } catch {
      show(!value);
      return setState("failed");
    }
    setState("idle");
    void client.invalidateQueries({ queryKey: [getFavoriteGames.path] });
  }

  function toggle() {
    if (services.isCanvas || state === "pending") return;
    if (session === "user") void change(!isOn);
    else if (session === "guest") services.go(signUpAddress);
  }
  return { isOn, toggle, message: state === "failed" ? services.t("games.favorite_failed") : "" };
}
