import { X } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { useT } from "../../workplace/use_editor";
import css from "./Pages.module.css";

interface Props {
  kept: readonly string[];
  typed: string;
  /** Tags that pages of the site have. */
  known: readonly string[];
  onKept: (tags: readonly string[]) => void;
  onTyped: (typed: string) => void;
}

/** Those that are chosen and those that are typed, without doubles. */
export const withTyped = (kept: readonly string[], typed: string) =>
  [...new Set([...kept, ...typed.split(",").map((tag) => tag.trim())])].filter(Boolean);

/** Tags that are typed one after the other. */
export function TagsField({ kept, typed, known, onKept, onTyped }: Props) {
  const t = useT();
  const list = useId();

  function handleTagKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Backspace" && typed === "") return onKept(kept.slice(0, -1));
    if ((event.key !== "Enter" && event.key !== ",") || typed.trim() === "") return;
    event.preventDefault();
    onKept(withTyped(kept, typed));
    onTyped("");
  }

  return (
    <div className={css.tags}>
      <label htmlFor={`${list}-tag`}>{t("pages.tags")}</label>
      {kept.length > 0 && (
        <ul>
          {kept.map((tag) => (
            <li key={tag}>
              {tag}
              <button
                type="button"
                aria-label={t("pages.tag_remove", { tag })}
                onClick={() => onKept(kept.filter((each) => each !== tag))}
              >
                <X size={12} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={`${list}-tag`}
        value={typed}
        list={`${list}-tags`}
        maxLength={40}
        placeholder={t("pages.tag_add")}
        onChange={(event) => onTyped(event.target.value)}
        onKeyDown={handleTagKey}
      />
      <datalist id={`${list}-tags`}>
        {known
          .filter((tag) => !kept.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </div>
  );
}
