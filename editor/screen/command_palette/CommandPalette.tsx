import { Autocomplete } from "@base-ui/react/autocomplete";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { listPages } from "../../../schemas/api/pages";
import { Keys } from "../../parts/Keys";
import { Palette } from "../../parts/Palette";
import { useEditorState, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import css from "../../parts/Palette.module.css";
import { entriesOf } from "./entries";
import { findEntries, type FoundEntry } from "./find_entries";
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
    <Palette
      title={t("arranging.palette.title")}
      hint={t("arranging.palette.hint")}
      closeLabel={t("editor.close")}
      typed={typed}
      onTyped={setTyped}
      groups={found}
      wordsOf={({ words, ranges }) => marked(words, ranges)}
      onChoose={choose}
      onClose={() => show({ dialog: null })}
    >
      <Autocomplete.Empty className={css.none}>{t("arranging.palette.no_match", { typed })}</Autocomplete.Empty>
      <footer className={css.foot} aria-hidden="true">
        <Keys keys="↑ ↓" /> {t("arranging.palette.choose")}
        <Keys keys="Enter" /> {t("arranging.palette.run")}
      </footer>
    </Palette>
  );
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
