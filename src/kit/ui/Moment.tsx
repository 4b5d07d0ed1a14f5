import { useSyncExternalStore } from "react";
import type { Language } from "../../../schemas/text";
import { formatDate } from "./format";

const never = () => () => {};

/** False in the server's HTML and while it hydrates, then true: for what only the browser knows, such as its time zone. */
export const useIsInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A date and time in the reader's own time zone; in UTC until the browser has said which that is. */
export function Moment({ at, language, options }: { at: string; language: Language; options: Intl.DateTimeFormatOptions }) {
  const isInBrowser = useIsInBrowser();
  const shown = isInBrowser ? options : { ...options, timeZone: "UTC" };
  return <time dateTime={at}>{formatDate(at, language, shown)}</time>;
}
