import { useEffect, useState } from "react";
import { Button } from "../Button";
import { later } from "../../workplace/fetch_when_idle";
import { useT } from "../../workplace/use_editor";

const loadFuzzy = later(() => import("./fuzzy"));

interface Props {
  /** What there is to find. */
  texts: readonly string[];
  typed: string;
  onChoose: (text: string) => void;
}

/** Offers what is most like a search that found nothing; nothing where nothing is. */
export function DidYouMean({ texts, typed, onChoose }: Props) {
  const t = useT();
  const [best, setBest] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadFuzzy().then(
      ({ likeIt }) => {
        if (isCurrent) setBest(texts[likeIt(texts, typed)[0]?.index ?? -1] ?? null);
      },
      () => {}, // it offers nothing, then
    );
    return () => {
      isCurrent = false;
    };
  }, [texts, typed]);
  if (best === null) return null;
  return (
    <Button look="line" onClick={() => onChoose(best)}>
      {t("arranging.did_you_mean", { name: best })}
    </Button>
  );
}
