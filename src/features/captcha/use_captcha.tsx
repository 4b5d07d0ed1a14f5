import type { ReactNode } from "react";
import { useServices } from "../../session/services";
import { useHostedWidget } from "./use_hosted_widget";
import { useProofOfWork } from "./use_proof_of_work";

export interface Captcha {
  /** What stands in the form above its button; null where nothing is asked. */
  field: ReactNode;
  /** What the form sends along. Undefined where nothing is asked, and where there is no proof, which `field` says then. */
  token: () => Promise<string | undefined>;
  /** After an attempt: a token counts once (C-4.33). */
  reset: () => void;
}

/** The proof against robots that the settings ask for. */
export function useCaptcha(): Captcha {
  const { settings, isCanvas } = useServices();
  const { provider } = settings.captcha;
  const work = useProofOfWork(provider === "proof_of_work" && !isCanvas);
  const widget = useHostedWidget(provider === "hosted" && !isCanvas);
  return provider === "hosted" ? widget : work;
}
