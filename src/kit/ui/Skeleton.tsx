import type { CSSProperties } from "react";
import css from "./Skeleton.module.css";

/** The shape of what comes, while it comes. The place that holds it says in words that it loads. */
export function Skeleton({ ratio, width, height }: { ratio?: string; width?: string; height?: string }) {
  const style: CSSProperties = { aspectRatio: ratio, width, height };
  return <span className={ratio ? css.art : css.line} style={style} aria-hidden="true" />;
}

/** A game card that is on its way. */
export const GameCardSkeleton = ({ ratio }: { ratio: string }) => (
  <span className={css.card} aria-hidden="true">
    <Skeleton ratio={ratio} />
    <Skeleton width="74%" height="14px" />
    <Skeleton width="46%" height="11px" />
  </span>
);
