import type { Language } from "./text";

/** What a device shows, as JSON: the service worker reads it. */
export interface PushMessage {
  title: string;
  body: string;
  /** A whole address of the site, opened by a press. */
  link: string;
  language: Language;
  /** Its path. */
  icon: string;
}
