import { type CSSProperties, useEffect, useRef } from "react";
import { selectSection } from "../../core/commands/select_section";
import { find } from "../../core/tree";
import { Hint } from "../Hint";
import { useEditor, useEditorState, usePresence, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Presence.module.css";
import type { Person } from "../../workplace/presence_store";
import { listWords } from "../../words/names_in";

const most = 4;

/** Who else has the page open; a face leads to the section that they are at. */
export function Faces() {
  const t = useT();
  const { language, notices } = useWorkplace();
  const others = usePresence(({ others: list }) => list);
  const before = useRef(others);

  useEffect(() => {
    const known = new Set(before.current.map(({ userId }) => userId));
    const come = others.filter(({ userId }) => !known.has(userId)).map(({ name }) => name);
    before.current = others;
    if (come.length > 0) notices.say(t("presence.also_here", { names: listWords(come, language) }));
  }, [others, notices, t, language]);

  if (others.length === 0) return null;
  const names = listWords(
    others.map(({ name }) => name),
    language,
  );
  return (
    <span className={css.faces} role="group" aria-label={t("presence.also_here", { names })}>
      {others.slice(0, most).map((person) => (
        <Face key={person.userId} person={person} />
      ))}
      {others.length > most && (
        <span className={css.more} title={names}>
          +{others.length - most}
        </span>
      )}
    </span>
  );
}

/** The colour of a person, for the styles. */
export const colorOf = ({ color }: Person) => ({ "--person": `var(--e-person-${color})` }) as CSSProperties;

function Face({ person }: { person: Person }) {
  const t = useT();
  const editor = useEditor();
  const at = useEditorState(({ page }) =>
    person.sections.map((id) => find(page.sections, id)).find((section) => section !== null),
  );
  const words = at ? t("presence.at", { name: person.name, section: at.name }) : person.name;
  return (
    <Hint words={words}>
      <button
        type="button"
        className={css.face}
        style={colorOf(person)}
        aria-label={words}
        onClick={() => at && editor.run(selectSection(at.id))}
      >
        {person.initials}
      </button>
    </Hint>
  );
}
