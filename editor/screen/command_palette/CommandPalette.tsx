import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { listPages } from "../../../schemas/api/pages";
import { Keys } from "../../parts/Keys";
import popups from "../../parts/popups.module.css";
import { useEditorState, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import css from "../../parts/palette.module.css";
import { entriesOf } from "./entries";
import { findEntries, type FoundEntry, type FoundGroup } from "./find_entries";
import { keepRecent, recentEntries } from "./recent";

/** Everything that can be done, gone to, opened or added, found by typing. */
export default function CommandPalette({ onOpenPage }: { onOpenPage: (id: string) => void }) {
  const t = useT();
  const show = useShow();
  const workplace = useWorkplace();
  const [typed, setTyped] = useState("");
  const [recent] = useState(() => recentEntries(window.localStorage));
  const page = useEditorState((state) => state.page);
  const { data } = useQuery({ ...workplace.api.query(listPages, {}), staleTime: 10_000 });
  const groups = useMemo(
    () => entriesOf(workplace, { pages: data?.pages ?? [], onOpenPage }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- entries are made of the page as it is
    [workplace, page, data, onOpenPage],
  );
  const found = useMemo(
    () => findEntries(groups, typed, { recent, recentName: t("arranging.palette.recent") }),
    [groups, typed, recent, t],
  );

  function choose({ id, run }: FoundEntry) {
    keepRecent(window.localStorage, id);
    flushSync(() => show({ dialog: null }));
    queueMicrotask(run); // the focus is back where it was, and no key that is pressed next comes before it
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && show({ dialog: null })}>
      <Dialog.Portal>
        <Dialog.Backdrop className={popups.scrim} />
        <Dialog.Popup className={css.palette} aria-label={t("arranging.palette.title")}>
          <Autocomplete.Root
            items={found}
            mode="none"
            inline
            open
            autoHighlight="always"
            keepHighlight
            value={typed}
            onValueChange={(value, { reason }) => reason !== "item-press" && setTyped(value)}
            itemToStringValue={({ words }: FoundEntry) => words}
          >
            <div className={css.search}>
              <Search size={16} aria-hidden="true" />
              <Autocomplete.Input
                className={css.input}
                aria-label={t("arranging.palette.title")}
                placeholder={t("arranging.palette.hint")}
                spellCheck={false}
              />
              <Dialog.Close className={css.close}>
                <span className="visually-hidden">{t("editor.close")}</span>
                <Keys keys="Esc" />
              </Dialog.Close>
            </div>
            <Autocomplete.List className={css.list}>
              {(group: FoundGroup) => (
                <Autocomplete.Group key={group.name} items={group.items}>
                  <Autocomplete.GroupLabel className={css.heading}>{group.name}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: FoundEntry) => (
                      <Autocomplete.Item
                        key={`${group.name} ${entry.id}`}
                        value={entry}
                        className={css.item}
                        onClick={() => choose(entry)}
                      >
                        <EntryIcon icon={entry.icon} />
                        <span className={css.words}>
                          {marked(entry.words, entry.ranges)}
                          {entry.detail && <span className={css.detail}>{entry.detail}</span>}
                        </span>
                        {entry.keys && <Keys keys={entry.keys} />}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            <Autocomplete.Empty className={css.none}>{t("arranging.palette.no_match", { typed })}</Autocomplete.Empty>
            <footer className={css.foot} aria-hidden="true">
              <Keys keys="↑ ↓" /> {t("arranging.palette.choose")}
              <Keys keys="Enter" /> {t("arranging.palette.run")}
            </footer>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function EntryIcon({ icon: Icon }: Pick<FoundEntry, "icon">) {
  return <Icon size={16} aria-hidden="true" />;
}

/** A text with what was typed in bold. */
function marked(words: string, ranges: readonly number[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [from = 0, to = 0] = [ranges[at], ranges[at + 1]];
    if (from >= words.length) break; // it stands in the detail
    parts.push(words.slice(end, from), <b key={from}>{words.slice(from, to)}</b>);
    end = to;
  }
  return [...parts, words.slice(end)];
}
