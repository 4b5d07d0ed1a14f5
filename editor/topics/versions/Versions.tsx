import { useState } from "react";
import { useSaving, useShow, useT } from "../../workplace/use_editor";
import { Comparison } from "./Comparison";
import type { Pair } from "./use_versions";
import { VersionList } from "./VersionList";
import css from "./Versions.module.css";

/** What the page was, when, and who made it what it is; any two states side by side, and the way back. */
export function Versions() {
  const t = useT();
  const show = useShow();
  const current = useSaving((state) => state.revision);
  const published = useSaving((state) => state.publishedRevision);
  const [chosen, setChosen] = useState<Partial<Pair>>({});
  const to = chosen.to ?? current;
  const from = chosen.from ?? (published !== null && published < to ? published : Math.max(1, to - 1));

  function handleChoose(next: number) {
    const isKept = chosen.from !== undefined && chosen.from < next;
    setChosen(isKept ? { to: next, from: chosen.from } : { to: next });
  }

  return (
    <div
      className={css.versions}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        show({ view: "page" });
      }}
    >
      <VersionList
        pair={{ from, to }}
        onChoose={handleChoose}
        onCompareFrom={(next) => setChosen({ from: next, to: next < to ? to : current })}
      />
      <section className={css.detail} aria-label={t("versions.title")}>
        <Comparison from={from} to={to} />
      </section>
    </div>
  );
}
