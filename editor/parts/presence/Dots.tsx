import { usePresence } from "../../workplace/use_editor";
import { colorOf } from "./Faces";
import css from "./Presence.module.css";

/** Who else is at a section, as dots in its row. */
export function Dots({ id }: { id: string }) {
  const others = usePresence((state) => state.others);
  const there = others.filter(({ sections }) => sections.includes(id));
  return there.map((person) => (
    <span
      key={person.userId}
      className={css.dot}
      style={colorOf(person)}
      role="img"
      aria-label={person.name}
      title={person.name}
    />
  ));
}
