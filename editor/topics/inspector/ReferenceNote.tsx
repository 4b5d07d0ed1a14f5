import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { Button } from "../../parts/Button";
import { useListedPage } from "../../parts/usage/use_overview";
import { actionWords, runAction, useActions } from "../../workplace/actions/use_actions";
import { pageName } from "../../workplace/page_name";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Inspector.module.css";

/** The actions that a section which shows another page offers. */
export const offered = ["section.open_shared", "section.detach"];

/** What a reference shows and on how many pages, with the ways to it and from it. */
export function ReferenceNote({ section }: { section: Section }) {
  const id = registry.nestedPageOf(section);
  return id ? <Note id={id} /> : null;
}

function Note({ id }: { id: string }) {
  const t = useT();
  const workplace = useWorkplace();
  const actions = useActions();
  const page = useListedPage(id);
  if (!page) return null;
  const words = { name: pageName(page, workplace.language), count: page.nestedIn };
  return (
    <div className={css.reference} role="note">
      <span>{t(page.use === "shared" ? "reuse.shows_shared" : "reuse.shows_page", words)}</span>
      <span className={css.verbs}>
        {offered.map((name) => {
          const action = actions.find((one) => one.name === name);
          return (
            action && (
              <Button key={name} look="line" onClick={() => runAction(workplace, action)}>
                {actionWords(workplace, action)}
              </Button>
            )
          );
        })}
      </span>
    </div>
  );
}
