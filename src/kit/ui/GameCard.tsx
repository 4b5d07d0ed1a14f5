import { Heart, Play } from "./icons";
import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import css from "./GameCard.module.css";
import { Picture } from "./Picture";
import { useTapToggle } from "./use_tap_toggle";
import { whenAtRest } from "./when_at_rest";
import { whenNear } from "./when_near";

export type GameShape = "thumb" | "square" | "portrait";
export const gameRatio: Record<GameShape, string> = { thumb: "16 / 10", square: "1 / 1", portrait: "3 / 4" };

export interface GameCardProps {
  name: string;
  studio: string;
  /** The picture's address. */
  src: string;
  /** Shown until the picture is there, and behind it. */
  color: string;
  shape: GameShape;
  /** How wide the picture is shown, for the browser's choice of file. */
  sizes: string;
  isEager?: boolean;
  href: string;
  /** `closed` is of a game that does not open. */
  badge: { text: string; tone: "new" | "drops" | "feature" | "closed" } | null;
  /** Its place in a ranking. */
  rank?: number | undefined;
  words: { play: string; noPicture: string };
  /** What hovering shows: a `GameFacts`. */
  children: ReactNode;
}

/** A game: art, name, studio; its figures, favourite and demo on hover, focus or the first tap (L-2.73, L-2.74). */
export function GameCard({ rank, ...card }: GameCardProps) {
  if (rank === undefined) return <Card {...card} />;
  return (
    <div className={css.ranked}>
      <span className={css.rank} aria-hidden="true">
        {rank}
      </span>
      <Card {...card} />
    </div>
  );
}

function Card({ name, studio, src, color, shape, sizes, isEager, href, badge, words, children }: GameCardProps) {
  const overlay = useTapToggle();
  const art = useRef<HTMLDivElement>(null);
  const { hasFacts, wantFacts } = useFacts(art);
  return (
    <article
      className={css.card}
      data-open={overlay.isOpen || undefined}
      data-closed={badge?.tone === "closed" || undefined}
      onFocus={wantFacts}
      onPointerEnter={wantFacts}
    >
      <a className={css.name} href={href} aria-label={words.play} title={name}>
        {name}
      </a>
      <p className={css.studio}>{studio}</p>
      <div
        ref={art}
        className={css.art}
        data-shape={shape}
        style={{ "--image-color": color, aspectRatio: gameRatio[shape] } as CSSProperties}
        {...overlay.handlers}
      >
        <Picture
          image={{ src }}
          alt=""
          sizes={sizes}
          upTo={640}
          className={css.picture}
          eager={isEager}
          fades={hasFacts} // somebody looks at it, and does not scroll past
          words={{ failed: words.noPicture, invalid: words.noPicture }}
        />
        {badge && (
          <span className={css.badge} data-tone={badge.tone}>
            {badge.text}
          </span>
        )}
        <a className={css.play} href={href} tabIndex={-1} aria-hidden="true" />
        {hasFacts && children}
      </div>
    </article>
  );
}

/**
 * Facts of the cards that somebody may get to see: a page shows hundreds of cards, and its HTML would be facts for the most part. They
 * come when nothing is scrolled, so that scrolling does half the work, and at once for a card that is pointed at or has the focus.
 */
function useFacts(art: { current: HTMLElement | null }) {
  const [hasFacts, setFacts] = useState(false);
  useEffect(() => {
    const view = art.current?.ownerDocument.defaultView;
    if (!art.current || !view) return;
    const show = () => startTransition(() => setFacts(true));
    let stopResting = () => {};
    const stopNearing = whenNear(art.current, () => (stopResting = whenAtRest(view, show)));
    return () => {
      stopNearing();
      stopResting();
    };
  }, [art]);
  return { hasFacts, wantFacts: () => setFacts(true) };
}

interface GameFactsProps {
  name: string;
  demoHref: string | null;
  stats: { label: string; value: string }[];
  favorite: { isOn: boolean; toggle: () => void; message: string };
  words: { demo: string; favorite: string };
}

/** What lies over a card's picture on hover, focus or the first tap. */
export function GameFacts({ name, demoHref, stats, favorite, words }: GameFactsProps) {
  return (
    <div className={css.over}>
      <span className={css.sign}>
        <Play aria-hidden="true" />
      </span>
      <button
        type="button"
        className={css.favorite}
        aria-label={words.favorite}
        aria-pressed={favorite.isOn}
        onClick={favorite.toggle}
      >
        <Heart aria-hidden="true" />
      </button>
      <dl>
        {stats.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {demoHref && (
        <a className={css.demo} href={demoHref} aria-label={`${words.demo}: ${name}`}>
          {words.demo}
        </a>
      )}
      {favorite.message && (
        <p className={css.message} role="status">
          {favorite.message}
        </p>
      )}
    </div>
  );
}
