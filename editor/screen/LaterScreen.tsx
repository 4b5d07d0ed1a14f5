import type { TFunction } from "i18next";
import { type ReactNode, Suspense } from "react";
import { PartBoundary } from "../parts/PartBoundary";
import { isNotFetched, isThereForNewPage } from "../parts/not_fetched";
import { AllBroken } from "./sign_in/AllBroken";
import { Unreachable } from "./sign_in/Unreachable";

interface Props {
  t: TFunction;
  /** Has its code asked for again. */
  forget: () => void;
  /** What stands there until its code has come. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A whole screen whose code comes when it is asked for; where it does not come, it can be tried again. */
export const LaterScreen = ({ t, forget, fallback, children }: Props) => (
  <PartBoundary
    onReset={forget}
    renderFailure={({ error, retry }) =>
      isNotFetched(error) ? (
        <Unreachable t={t} onRetry={() => void tryAgain(error, retry)} />
      ) : (
        <AllBroken t={t} onRetry={retry} />
      )
    }
  >
    <Suspense fallback={fallback}>{children}</Suspense>
  </PartBoundary>
);

async function tryAgain(error: Error, retry: () => void) {
  if (await isThereForNewPage(error)) window.location.reload();
  else retry();
}
