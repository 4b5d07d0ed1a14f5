import { SearchX } from "lucide-react";
import { useMemo } from "react";
import { flatten } from "../../core/tree";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import { DidYouMean } from "../../parts/find/DidYouMean";
import { useEditorState, useT } from "../../workplace/use_editor";
import css from "./Outline.module.css";

interface Props {
  isEmpty: boolean;
  search: string;
  onSearch: (name: string) => void;
  onClear: () => void;
}

/** Why the outline lists nothing, and what leads on. */
export function NoRows({ isEmpty, search, onSearch, onClear }: Props) {
  const t = useT();
  const sections = useEditorState(({ page }) => page.sections);
  const names = useMemo(() => flatten(sections).map(({ name }) => name), [sections]);
  if (isEmpty) return <p className={css.none}>{t("outline.empty")}</p>;
  return (
    <EmptyNote
      icon={<SearchX size={18} />}
      title={search ? t("outline.no_match", { search }) : t("outline.no_rows")}
      actions={
        <>
          {search && <DidYouMean texts={names} typed={search} onChoose={onSearch} />}
          <Button look="line" onClick={onClear}>
            {t("outline.clear")}
          </Button>
        </>
      }
    />
  );
}
