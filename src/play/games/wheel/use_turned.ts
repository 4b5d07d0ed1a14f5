import { useState } from "react";
import { turnTo } from "./wheel_shape";

/** The angle of a wheel, which turns on with each round to where it stopped. */
export function useTurned(round: { id: string; segment: number; count: number } | null): number {
  const [turned, setTurned] = useState({ angle: 0, id: "" });
  if (round && round.id !== turned.id) setTurned({ angle: turnTo(turned.angle, round.segment, round.count), id: round.id });
  return turned.angle;
}
