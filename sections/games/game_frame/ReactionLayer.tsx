import { useRef, useState } from "react";
import type { FromLive } from "../../../schemas/live";
import { reactionPicture } from "../../../src/features/games/game_page/reaction_pictures";
import { useLive } from "../../../src/features/common/live/use_live";
import { useT } from "../../../src/kit/session/hooks";
import { useReducedMotion } from "../../../src/kit/ui/use_reduced_motion";
import css from "./ReactionLayer.module.css";

/** More at once than this would hide the game: the others are left out. */
const most = 8;

interface Floating {
  key: number;
  /** From the right edge, in percent. */
  offset: number;
  data: FromLive["message"]["data"];
}

/** What others feel about the game, floating up beside it; nothing for who wants no movement. */
export function ReactionLayer() {
  const t = useT();
  const isStill = useReducedMotion();
  const [floating, setFloating] = useState<readonly Floating[]>([]);
  const count = useRef(0);

  useLive(
    "message",
    ({ data }) => {
      count.current += 1;
      const key = count.current;
      setFloating((now) => (now.length < most ? [...now, { key, offset: (key * 37) % 60, data }] : now));
    },
    { isOn: !isStill },
  );

  if (isStill) return null;
  return (
    <div className={css.layer} aria-hidden="true">
      {floating.map(({ key, offset, data }) => (
        <span
          key={key}
          className={css.reaction}
          style={{ right: `${4 + offset / 3}%` }}
          onAnimationEnd={() => setFloating((now) => now.filter((each) => each.key !== key))}
        >
          <img src={reactionPicture(data.iconName)} width={32} height={32} alt="" />
          <small>{data.nickname || t("game_page.reactions.somebody")}</small>
        </span>
      ))}
    </div>
  );
}
