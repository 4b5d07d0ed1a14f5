interface Props {
  /** Somebody is signed in. */
  onSignedIn: () => void;
}

/** Signing in with another provider; nothing where none is offered. */
export function SocialSignIn(_: Props) {
  return null;
}
