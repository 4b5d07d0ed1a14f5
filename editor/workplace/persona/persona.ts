import type { VariantOf } from "../../../schemas/page";
import { type Persona, readVariants, writeVariants } from "../../../schemas/persona";

export { defaultPersona, type Persona, viewerOf } from "../../../schemas/persona";

/** The device that fits the screen which the editor itself is on. */
export const deviceFor = (width: number): Persona["device"] => (width < 600 ? "phone" : width <= 860 ? "tablet" : "desktop");

/** The persona's variants with some others chosen; the very same words where they are shown anyway, as the first variant is. */
export function chooseVariants({ variants }: Pick<Persona, "variants">, wanted: readonly VariantOf[]): string {
  const chosen = readVariants(variants);
  const others = wanted.filter(({ id, variant }) => (chosen[id] ?? "a") !== variant);
  if (others.length === 0) return variants;
  return writeVariants({ ...chosen, ...Object.fromEntries(others.map(({ id, variant }) => [id, variant])) });
}
