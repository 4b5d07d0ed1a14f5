import { useEffect, useRef, useState } from "react";
import { hasOwnPage } from "../layout/page_address";
import { useLanguage, useSettings, useT } from "../session/hooks";
import { usePageAddress } from "../session/use_page_address";
import css from "./FloatingButtonsPart.module.css";

const buttons = [
  { page: "rakeback", picture: "/logos/rakeback-coin.svg" },
  { page: "calendar", picture: "/logos/gift-calendar.svg" },
] as const;

/** Two ways to rewards, each as soon as the site has a page for it. They step aside for whatever has the focus below them. */
export default function FloatingButtonsPart() {
  const t = useT();
  const settings = useSettings();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const ref = useRef<HTMLElement>(null);
  const isInTheWay = useIsInTheWay(ref);
  const offered = buttons.filter(({ page }) => hasOwnPage(settings, page, language));
  if (offered.length === 0) return null;
  return (
    <nav ref={ref} className={css.buttons} data-aside={isInTheWay || undefined} aria-label={t("frame.floating")}>
      {offered.map(({ page, picture }) => (
        <a key={page} className={css.button} href={addressOf(page)}>
          <span className={css.label}>{t(`frame.${page}`)}</span>
          <img className={css.picture} src={picture} width={36} height={36} alt="" />
        </a>
      ))}
    </nav>
  );
}

/** Whether what has the focus lies under an element (WCAG 2.4.11). */
function useIsInTheWay(ref: { current: HTMLElement | null }) {
  const [isInTheWay, setIsInTheWay] = useState(false);
  useEffect(() => {
    const own = ref.current;
    const document = own?.ownerDocument;
    if (!own || !document) return;
    const handleFocus = ({ target }: FocusEvent) => {
      const other = target as Element;
      setIsInTheWay(!own.contains(other) && other.matches(":focus-visible") && overlap(own, other));
    };
    document.addEventListener("focusin", handleFocus);
    return () => document.removeEventListener("focusin", handleFocus);
  }, [ref]);
  return isInTheWay;
}

function overlap(one: Element, other: Element) {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
