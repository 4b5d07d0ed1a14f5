import { useEffect, useState } from "react";
import { Button } from "../parts/Button";
import { useT } from "../use_editor";

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
    void import("./fuzzy").then(({ likeIt }) => {
      if (isCurrent) setBest(texts[likeIt(texts, typed)[0]?.index ?? -1] ?? null);
    });
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
