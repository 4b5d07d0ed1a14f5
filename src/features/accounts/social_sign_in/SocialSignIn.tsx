import { useSettings } from "../../../kit/session/hooks";
import { askedPart } from "../../common/asked_part/asked_part";
import css from "./SocialSignIn.module.css";

const ProviderButton = askedPart(
  () => import("./ProviderButton"),
  { look: "place", waiting: <div className={css.coming} /> },
  "social",
  "sign_in",
  "global",
  "form",
);

interface Props {
  /** Somebody is signed in. */
  onSignedIn: () => void;
}

/** Signing in with another provider, in a window of its own (C-2.32); nothing where none is offered (C-6.05). */
export function SocialSignIn({ onSignedIn }: Props) {
  const { socialSignIn, domainId } = useSettings();
  if (!socialSignIn || domainId) return null;
  return <ProviderButton onSignedIn={onSignedIn} />;
}
