import { bannerParts } from "../../fields/BannerField";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { Part } from "./OfferTab";
import drafts from "../drafts/drafts.module.css";
import type { PartProps } from "./part_props";

/** Words in each language, pictures, and where the button leads. */
export function TextsTab({ draft, issues }: PartProps) {
  const { t } = useDesk();
  const { words, ...others } = bannerParts;
  return (
    <div className={css.cards}>
      <section className={`${css.card} ${drafts.form}`}>
        <h2>{t("fields.banner.words")}</h2>
        <Part draft={draft} issues={issues} path={["banner"]} fields={words} />
      </section>
      <div className={css.form}>
        {Object.entries(others).map(([name, fields]) => (
          <section key={name} className={`${css.card} ${drafts.form}`}>
            <h2>{t(`fields.banner.${name}`)}</h2>
            <Part draft={draft} issues={issues} path={["banner"]} fields={fields} />
          </section>
        ))}
      </div>
    </div>
  );
}
