import { useLuckyPick } from "../../../src/features/games/lucky_pick/use_lucky_pick";
import { pictureOf } from "../../../src/features/games/open_game/GameTile";
import { useParams, useT, useText } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { Picture } from "../../../src/kit/ui/Picture";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import css from "./LuckyPick.module.css";
import type { Props } from "./schema";

/** Opens a game that the player has not played: by a button, or from a card that shows it first (S-2.72). */
export function LuckyPick({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { game, gameId } = useParams();
  const lucky = useLuckyPick({ current: game ?? gameId, isAhead: props.showPreview });
  const message = lucky.why ? t(`lucky_pick.${lucky.why}`) : "";
  const picking = lucky.isPicking && t("lucky_pick.picking");

  if (!props.showPreview) {
    return (
      <section {...root} className={css.alone}>
        <Button onClick={lucky.pick} busy={picking}>
          <Icon name="shuffle" size={18} />
          {text(props.title) || t("lucky_pick.pick")}
        </Button>
        <p className={css.message} role="status">
          {message}
        </p>
      </section>
    );
  }

  const picked = lucky.game;
  return (
    <section {...root} className={css.container}>
      <div className={css.card}>
        <div className={css.art} style={picked ? { backgroundColor: picked.imageColor } : undefined}>
          {picked ? (
            <Picture key={picked.identifier} image={{ src: pictureOf(picked, "portrait") }} alt="" sizes="96px" upTo={320} />
          ) : message ? (
            <Icon name="dices" size={32} />
          ) : (
            <Skeleton ratio="3 / 4" />
          )}
        </div>
        <div className={css.text}>
          <h2>{text(props.title) || t("lucky_pick.title")}</h2>
          <p role="status" aria-busy={lucky.isPicking}>
            {message || (picked ? `${t("lucky_pick.picked")}: ` : t("lucky_pick.text"))}
            {picked && <strong>{picked.name}</strong>}
            {picked && <span className={css.studio}>{picked.providerName}</span>}
          </p>
        </div>
        <div className={css.buttons}>
          <Button look="primary" onClick={lucky.pick} isOff={lucky.isNoneLeft} busy={!picked && picking}>
            {t(lucky.hasFailed ? "lucky_pick.again" : "lucky_pick.open")}
          </Button>
          <Button onClick={lucky.pickAnother} isOff={!picked}>
            <Icon name="shuffle" size={18} />
            {t("lucky_pick.another")}
          </Button>
        </div>
      </div>
    </section>
  );
}
