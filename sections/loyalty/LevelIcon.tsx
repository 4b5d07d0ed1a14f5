import { Icon } from "../../src/kit/ui/Icon";
import css from "./Loyalty.module.css";

const names = ["award", "star", "crown", "gem", "diamond"] as const;

/** A level's own picture, else one that grows with it. */
export const LevelIcon = ({ level, image }: { level: number; image: string | null }) =>
  image ? (
    <img src={image} alt="" className={css.picture} loading="lazy" />
  ) : (
    <Icon name={names[Math.min(level, names.length) - 1] ?? "award"} />
  );
