import type { CSSProperties } from "react";
import type { Span } from "../../../../src/layout/analyse/schedule_times";

/** How far along the track a moment stands, in percent. */
export const share = (at: number, { from, until }: Span) =>
  (Math.min(1, Math.max(0, (at - from) / (until - from))) * 100).valueOf();

/** Where a bar stands on the track of `span`. */
export const placeOn = (span: Span, { from, until }: Span): CSSProperties => ({
  left: `${share(from, span)}%`,
  width: `${share(until, span) - share(from, span)}%`,
});
