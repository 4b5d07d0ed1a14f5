import { Component } from "lucide-react";
import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { pageName } from "../../workplace/page_name";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Usage.module.css";
import { useListedPage } from "./use_overview";

/** Marks a section that shows a shared section or another page: what, and on how many pages that is. */
export function SharedMark({ section, id }: { section: Section; /** For what the words describe. */ id?: string }) {
  const shown = registry.nestedPageOf(section);
  return shown === null ? null : <Mark shown={shown} id={id} />;
}

function Mark({ shown, id }: { shown: string; id: string | undefined }) {
  const t = useT();
  const { language } = useWorkplace();
  const page = useListedPage(shown);
  if (!page) return null;
  const said = { name: pageName(page, language), count: page.nestedIn };
  const words = t(page.use === "shared" ? "reuse.shows_shared" : "reuse.shows_page", said);
  return (
    <span className={css.shared} title={words}>
      <Component size={12} aria-hidden="true" />
      <span aria-hidden="true">{page.nestedIn}</span>
      <span id={id} className="visually-hidden">
        {words}
      </span>
    </span>
  );
}
