import type { FastifyInstance } from "fastify";

/** Whether somebody may sign in with another provider: not where none is there, the settings say no, or the site has a domain id (C-6.05). */
export function isSocialSignInOffered({
  hasIdentityProvider,
  settings,
}: Pick<FastifyInstance, "hasIdentityProvider" | "settings">) {
  const { socialSignIn, domainId, loginOff } = settings().settings;
  return hasIdentityProvider && socialSignIn && domainId === "" && !loginOff;
}
