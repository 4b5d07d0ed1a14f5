import type { Round } from "../../../../schemas/play/round";

export const flightIdOf = ({ choice }: Round): number | null => (choice as { flightId?: number } | null)?.flightId ?? null;
