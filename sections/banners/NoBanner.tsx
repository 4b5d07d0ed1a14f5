import { useT } from "../../src/kit/session/hooks";
import { useServices } from "../../src/kit/session/services";
import css from "./NoBanner.module.css";

/** In a banner's place while its promotion is on the way; afterwards only the editor is told that nothing came. */
export function NoBanner({ isPending, isSmall = false }: { isPending: boolean; isSmall?: boolean }) {
  const t = useT();
  const { isCanvas } = useServices();
  if (isPending) return <div className={css.waiting} data-small={isSmall || undefined} aria-busy="true" />;
  return isCanvas ? <p className={css.missing}>{t("banners.nothing")}</p> : null;
}
