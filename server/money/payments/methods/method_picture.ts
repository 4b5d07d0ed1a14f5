import type { ProvidedMethod } from "../../../outside/payments/provided";

/** The picture that a method is known by, a path of the site; null where it has none. */
export const pictureOf = ({ thumbnail, logos }: Pick<ProvidedMethod, "thumbnail" | "logos">): string | null =>
  [thumbnail, ...logos].find((picture) => picture?.includes("/")) ?? null;
