import { useSettings, useT } from "../kit/session/hooks";
import css from "./Logo.module.css";

/** The site's own logo, else the foyer's doorway and the site's name; leads home. Only the one of the scheme is downloaded. */
export function Logo() {
  const t = useT();
  const { name, siteLogo } = useSettings();
  if (siteLogo) {
    return (
      <a className={css.logo} href="/" aria-label={t("shell.home", { name })}>
        <img className={css.dark} src={siteLogo.dark.src} alt="" height={32} loading="lazy" suppressHydrationWarning />
        <img className={css.light} src={siteLogo.light.src} alt="" height={32} loading="lazy" suppressHydrationWarning />
      </a>
    );
  }
  return (
    <a className={css.logo} href="/" aria-label={t("shell.home", { name })}>
      <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
        <path d="M4 28V16a12 12 0 0 1 24 0v12" />
        <path d="M10 28V16.500a6 6 0 0 1 12 0V28" />
        <path d="M16 28v-9" />
      </svg>
      <span className={css.name}>{name}</span>
    </a>
  );
}
