import { lazy, Suspense } from "react";
import { useSettings } from "../../session/hooks";
import { withWords } from "../../words/need_words";
import css from "./SocialSignIn.module.css";

const ProviderButton = lazy(() => withWords(import("./ProviderButton"), "social", "global", "form"));

interface Props {
  /** Somebody is signed in. */
  onSignedIn: () => void;
}

/** Signing in with another provider, in a window of its own (C-2.32); nothing where none is offered (C-6.05). */
export function SocialSignIn({ onSignedIn }: Props) {
  const { socialSignIn, domainId } = useSettings();
  if (!socialSignIn || domainId) return null;
  return (
    <Suspense fallback={<div className={css.coming} />}>
      <ProviderButton onSignedIn={onSignedIn} />
    </Suspense>
  );
}
