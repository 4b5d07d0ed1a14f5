import { useIsInBrowser } from "../../ui/Moment";

/** The reader's time zone; undefined until the browser has said which that is. */
export function useTimeZone(): string | undefined {
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? ownTimeZone() : undefined;
}

const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
