import type { Persona } from "../../../schemas/persona";

export { defaultPersona, type Persona, viewerOf } from "../../../schemas/persona";

/** The device that fits the screen which the editor itself is on. */
export const deviceFor = (width: number): Persona["device"] => (width < 600 ? "phone" : width <= 860 ? "tablet" : "desktop");
