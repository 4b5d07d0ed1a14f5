import { hasOwnPage } from "../layout/page_address";
import { useLanguage, useSettings, useT, useUser } from "../kit/session/hooks";
import { usePageAddress } from "../kit/session/use_page_address";
import css from "./FloatingButtonsPart.module.css";
import { floatingPages } from "./use_docked";

const pictures = { rakeback: "/logos/rakeback-coin.svg", calendar: "/logos/gift-calendar.svg" };

/** Two ways to rewards, each as soon as the site has a page for it, in a lane beside the page; none for who wants no reward calendar (C-4.63). */
export default function FloatingButtonsPart() {
  const t = useT();
  const settings = useSettings();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const user = useUser();
  const offered = user?.noCalendar ? [] : floatingPages.filter((page) => hasOwnPage(settings, page, language));
  if (offered.length === 0) return null;
  return (
    <nav className={css.buttons} aria-label={t("frame.floating")}>
      {offered.map((page) => (
        <a key={page} className={css.button} href={addressOf(page)}>
          <span className={css.label}>{t(`frame.${page}`)}</span>
          <img className={css.picture} src={pictures[page]} width={36} height={36} alt="" />
        </a>
      ))}
    </nav>
  );
}
