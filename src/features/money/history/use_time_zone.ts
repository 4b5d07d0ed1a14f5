import { useMemo } from "react";
import { useIsInBrowser } from "../../../kit/ui/Moment";

/** The reader's time zone; undefined until the browser has said which that is. */
export function useTimeZone(): string | undefined {
  const isInBrowser = useIsInBrowser();
  return useMemo(() => (isInBrowser ? ownTimeZone() : undefined), [isInBrowser]); // to ask takes milliseconds on a phone
}

const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
