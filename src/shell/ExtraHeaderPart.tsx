import { useSettings, useT, useText } from "../kit/session/hooks";
import { useLink } from "../kit/session/use_link";
import { Icon } from "../kit/ui/Icon";
import css from "./ExtraHeaderPart.module.css";

/** Free money, loyalty, and the logos of brand games. */
export default function ExtraHeaderPart() {
  const t = useT();
  const text = useText();
  const follow = useLink();
  const { freeMoney, loyalty, brandGames } = useSettings().extraHeader;
  return (
    <nav className={css.bar} aria-label={t("menus.offers")}>
      <div className={css.inner}>
        {freeMoney && (
          <a className={css.button} data-look="money" {...follow(freeMoney)}>
            <Icon name="gift" size={18} />
            {text(freeMoney.title)}
          </a>
        )}
        {loyalty && (
          <a className={css.button} {...follow(loyalty)}>
            <Icon name="crown" size={18} />
            {text(loyalty.title)}
          </a>
        )}
        {brandGames.length > 0 && (
          <ul className={css.games}>
            {brandGames.map(({ imageUrl, alt, url }, index) => {
              const logo = (
                <img src={imageUrl.src} alt={alt} height={24} loading="lazy" decoding="async" suppressHydrationWarning />
              );
              return <li key={index}>{url ? <a {...follow({ url })}>{logo}</a> : logo}</li>;
            })}
          </ul>
        )}
      </div>
    </nav>
  );
}
