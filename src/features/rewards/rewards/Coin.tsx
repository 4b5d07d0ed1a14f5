import css from "./Coin.module.css";

/** A coin of gold in every theme; it turns slowly, and not at all where movement is not wanted. */
export const Coin = ({ size = 40 }: { size?: number }) => (
  <svg className={css.coin} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="19" />
    <path d="M12 29V18a8 8 0 0 1 16 0v11M17 29V19a3 3 0 0 1 6 0v10" />
  </svg>
);
