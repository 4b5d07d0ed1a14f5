import { Images, Link2, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { type BackOfficeGame, setGamePictures } from "../../../../schemas/api/backoffice_games";
import { gamePictures, type PictureField } from "../../../../schemas/game_pictures";
import { assetRoot } from "../../../../schemas/asset_root";
import { ApiError } from "../../../../src/kit/api/api_error";
import { IconButton } from "../../../parts/IconButton";
import { lazyPart } from "../../../parts/lazy_part";
import { canPublish } from "../../../workplace/back_office";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import css from "./Games.module.css";

const AssetDialog = lazyPart(() => import("../../../fields/AssetDialog").then((code) => code.default), { look: "over" });

interface Props {
  game: BackOfficeGame;
  field: PictureField;
  shape: "thumb" | "square" | "portrait";
  onChanged: () => Promise<unknown>;
}

/** One picture of a game in one shape: as it is on the site, from the library, from an address, or the usual one again. */
export function PictureSlot({ game, field, shape, onChanged }: Props) {
  const t = useT();
  const { api, notices, user } = useWorkplace();
  const [mode, setMode] = useState<"shown" | "choosing" | "typing">("shown");
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const own = game[field];
  const label = t(`games.shape.${shape}`);
  const usual = `${assetRoot}/games/${game.identifier}-${shape}.avif?w=320`;

  async function change(value: string | null) {
    setProblem(null);
    try {
      await api.call(setGamePictures, { params: { gameId: game.gameId }, body: { [field]: value } });
      await onChanged();
      notices.say(t(value === null ? "games.taken_away" : "games.changed", { name: game.name, shape: label }));
      setMode("shown");
    } catch (error) {
      setProblem(t(error instanceof ApiError && error.status === 400 ? "games.address_wrong" : "games.not_changed"));
    }
  }

  function handleAddress(event: FormEvent) {
    event.preventDefault();
    const typed = address.trim();
    if (!gamePictures.shape[field].safeParse(typed).success) return setProblem(t("games.address_wrong"));
    void change(typed);
  }

  return (
    <div className={css.slot} role="group" aria-label={label}>
      <img src={own ?? usual} alt="" loading="lazy" data-shape={shape} />
      <span className={css.label}>
        {label} <small>{t(own === null ? "games.usual" : "games.own")}</small>
      </span>
      {canPublish(user) && (
        <span className={css.tools}>
          <IconButton label={t("games.choose", { name: game.name, shape: label })} onClick={() => setMode("choosing")}>
            <Images size={16} />
          </IconButton>
          <IconButton
            label={t("games.type_address", { name: game.name, shape: label })}
            onClick={() => {
              setAddress(own?.startsWith("https://") ? own : "");
              setProblem(null);
              setMode(mode === "typing" ? "shown" : "typing");
            }}
          >
            <Link2 size={16} />
          </IconButton>
          {own !== null && (
            <IconButton label={t("games.take_away", { name: game.name, shape: label })} onClick={() => void change(null)}>
              <Trash2 size={16} />
            </IconButton>
          )}
        </span>
      )}
      {mode === "typing" && (
        <form className={css.address} onSubmit={handleAddress}>
          <input
            type="url"
            required
            autoFocus
            value={address}
            placeholder="https://"
            aria-label={t("games.address")}
            maxLength={500}
            onChange={(event) => setAddress(event.target.value)}
          />
          <button type="submit">{t("games.use")}</button>
        </form>
      )}
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {mode === "choosing" && <AssetDialog onChoose={({ src }) => void change(src)} onClose={() => setMode("shown")} />}
    </div>
  );
}
