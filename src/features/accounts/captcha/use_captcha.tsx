import { useServices } from "../../../kit/session/services";
import { useHostedWidget } from "./use_hosted_widget";
import { useProofOfWork } from "./use_proof_of_work";
import type { Captcha } from "./captcha";

/** The proof against robots that the settings ask for. */
export function useCaptcha(): Captcha {
  const { settings, isCanvas } = useServices();
  const { provider } = settings.captcha;
  const work = useProofOfWork(provider === "proof_of_work" && !isCanvas);
  const widget = useHostedWidget(provider === "hosted" && !isCanvas);
  return provider === "hosted" ? widget : work;
}
