import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { addFavoriteGame, type Game, getAllGames, getFavoriteGames, removeFavoriteGame } from "../../../schemas/api/games";
import { useApi, useGo, useT, useViewer } from "../../session/hooks";
import { useServices } from "../../session/services";
import { signUpAddress } from "../../session/use_link";
import { withFavorite } from "./with_favorite";

const lists: QueryKey[] = [[getAllGames.path], [getFavoriteGames.path]];

/** A game's favourite toggle: shown at once, taken back where the server refuses; a guest is asked to sign up (L-4.45). */
export function useFavorite(game: Pick<Game, "masterCasinoGameId" | "isFavorite">) {
  const api = useApi();
  const go = useGo();
  const t = useT();
  const { isCanvas } = useServices();
  const { session } = useViewer();
  const client = useQueryClient();
  const id = game.masterCasinoGameId;

  const show = (isOn: boolean) => lists.forEach((queryKey) => client.setQueriesData({ queryKey }, (answer: unknown) => withFavorite(answer, id, isOn)));
  const change = useMutation({
    mutationFn: (isOn: boolean) => api.call(isOn ? addFavoriteGame : removeFavoriteGame, { body: { game: id } }),
    onMutate: show,
    onError: (_, isOn) => show(!isOn),
    onSuccess: () => client.invalidateQueries({ queryKey: [getFavoriteGames.path] }),
  });

  function toggle() {
    if (isCanvas || change.isPending) return;
    if (session === "user") change.mutate(!game.isFavorite);
    else if (session === "guest") go(signUpAddress);
  }
  return { isOn: game.isFavorite, toggle, message: change.isError ? t("games.favorite_failed") : "" };
}
