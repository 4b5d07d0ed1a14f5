import { useLanguage, useT, useUser } from "../../../kit/session/hooks";
import { refusalWords, type Refused } from "./refusal_words";

/** Reads refusals to whoever is signed in. */
export function useRefusalWords() {
  const t = useT();
  const language = useLanguage();
  const player = useUser()?.uniqueId ?? "–";
  return (refused: Refused) => refusalWords(refused, { t, language, player });
}
