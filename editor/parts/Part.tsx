import { type ReactNode, Suspense } from "react";
import { PartBoundary } from "./PartBoundary";
import { PartFailure } from "./PartFailure";
import type { PartLook } from "./part_look";
import { Waiting } from "./Waiting";

interface Props {
  look: PartLook;
  fallback?: ReactNode;
  /** Puts away what was asked for and failed. */
  onGiveUp?: (() => void) | undefined;
  onReset?: (() => void) | undefined;
  children: ReactNode;
}

/** A part of the screen: while its code is on its way something else may stand there, and where it fails it says so in its place. */
export const Part = ({ look, fallback = null, onGiveUp, onReset, children }: Props) => (
  <PartBoundary
    onReset={onReset}
    renderFailure={({ error, retry }) =>
      look === "nothing" ? null : (
        <>
          {look === "over" && fallback}
          <PartFailure look={look} error={error} onRetry={retry} onGiveUp={onGiveUp} />
        </>
      )
    }
  >
    <Suspense fallback={look === "over" && onGiveUp ? <Waiting onGiveUp={onGiveUp}>{fallback}</Waiting> : fallback}>
      {children}
    </Suspense>
  </PartBoundary>
);
