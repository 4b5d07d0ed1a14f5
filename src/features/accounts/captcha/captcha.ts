import type { ReactNode } from "react";

export interface Captcha {
  /** What stands in the form above its button; null where nothing is asked. */
  field: ReactNode;
  /** What the form sends along. Undefined where nothing is asked, and where there is no proof, which `field` says then. */
  token: () => Promise<string | undefined>;
  /** After an attempt: a token counts once (C-4.33). */
  reset: () => void;
}
