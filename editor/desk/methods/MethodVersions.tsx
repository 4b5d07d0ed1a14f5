import type { listOfficeMethods } from "../../../schemas/api/payments/office/methods";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { exactMoment } from "../list/words";
import type { Arranged } from "./MethodList";
import type * as z from "zod/mini";

type Answer = z.output<typeof listOfficeMethods.answer>;

interface Props {
  data: Pick<Answer, "versions" | "mayArrange">;
  /** Puts an old arrangement in the place of what is seen; nothing is saved by it. */
  onBringBack: (arranged: readonly Arranged[]) => void;
}

/** Each save of the arrangement, the newest first. */
export function MethodVersions({ data, onBringBack }: Props) {
  const { t, language } = useDesk();
  return (
    <section className={css.card} aria-labelledby="desk-versions">
      <h2 id="desk-versions">{t("desk.methods.versions")}</h2>
      {data.versions.length === 0 && <p className={css.plain}>{t("desk.methods.no_versions")}</p>}
      <ol className={css.methods}>
        {data.versions.map(({ versionId, at, actor, methods: then }, index) => (
          <li key={versionId} className={css.method}>
            <span>
              {exactMoment(at, language)}
              <small>{actor}</small>
            </span>
            {index === 0 ? (
              <span className={css.plain}>{t("desk.methods.in_force")}</span>
            ) : (
              data.mayArrange &&
              then && (
                <Button look="line" onClick={() => onBringBack(then)}>
                  {t("desk.methods.bring_back")}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
