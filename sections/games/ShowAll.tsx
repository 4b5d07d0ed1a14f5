import type { Link } from "../../schemas/link";
import { useT } from "../../src/kit/session/hooks";
import { useLink } from "../../src/kit/session/use_link";
import css from "./ShowAll.module.css";

/** A link at a title's end to all that the row shows a part of. */
export function ShowAll({ title, link }: { title: string; link: Partial<Link> }) {
  const t = useT();
  const anchor = useLink();
  return (
    <a className={css.all} aria-label={title ? `${t("games.show_all")}: ${title}` : undefined} {...anchor(link)}>
      {t("games.show_all")}
    </a>
  );
}
