import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import css from "./TextDiff.module.css";

interface Props {
  before: string;
  after: string;
  side: "before" | "after";
}

/** One side of two texts, with the words marked that the other does not have. */
export function TextDiff({ before, after, side }: Props) {
  const parts = useMemo(() => {
    if (before.length + after.length > 20_000)
      return [{ value: side === "before" ? before : after, added: false, removed: false }];
    return diffWordsWithSpace(before, after);
  }, [before, after, side]);
  return (
    <span className={css.text}>
      {parts.map(({ value, added, removed }, index) => {
        if (added) return side === "after" && <ins key={index}>{value}</ins>;
        if (removed) return side === "before" && <del key={index}>{value}</del>;
        return <span key={index}>{value}</span>;
      })}
    </span>
  );
}
