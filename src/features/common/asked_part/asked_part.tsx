import { type ComponentType, type ReactNode, useState } from "react";
import { askedCode } from "../../../kit/lazy/asked_code";
import { PartBoundary } from "../../../kit/lazy/PartBoundary";
import { withStyles } from "../../../kit/ui/with_styles";
import type { LazyTopic } from "../../../kit/words/lazy_topics";
import { PartFailure, type PartLook } from "./PartFailure";
import { useHeardFirst } from "./use_heard_first";

interface Options {
  /** Where it says that it did not come: in its place, or over the page where it would have opened. */
  look: PartLook;
  /** What stands in its place while its code is on its way; what opens over the page can be given up with Escape till then. */
  waiting?: ReactNode;
}

interface GivingUp {
  onGiveUp?: (() => void) | undefined;
}

interface AskedPart<Props> {
  (props: Props & GivingUp): ReactNode;
  /** Fetches the code before it is needed; never fails. */
  load: () => Promise<unknown>;
}

/**
 * A part that somebody asked for, whose code is a chunk of its own, with the words that it looks up besides those of every page.
 * Where the code does not come, the part says so and is tried again on demand; all else goes on. What is there from the
 * beginning of a page is a `lazyPart`.
 */
export function askedPart<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  { look, waiting }: Options,
  ...words: LazyTopic[]
): AskedPart<Props> {
  const { Asked, load, forgetFailure } = askedCode(withStyles(fetch), ...words);

  function Part({ onGiveUp, ...given }: Props & GivingUp) {
    useState(forgetFailure); // whoever opens it again tries it again
    const props = given as unknown as Props & { onClose?: () => void };
    const leave = onGiveUp ?? props.onClose;
    return (
      <PartBoundary
        waiting={look === "over" && leave ? <OnItsWay onGiveUp={leave} /> : waiting}
        onReset={forgetFailure}
        renderFailure={(retry) => <PartFailure look={look} onRetry={() => tryAgain(load, retry)} onGiveUp={leave} />}
      >
        <Asked {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(Part, { load });
}

/** Escape gives up what is on its way, and closes nothing that lies under it; the focus stays where it is. */
function OnItsWay({ onGiveUp }: { onGiveUp: () => void }) {
  useHeardFirst("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopImmediatePropagation();
    onGiveUp();
  });
  return null;
}

/** Asks again for code that did not come. */
export async function tryAgain(load: () => Promise<boolean>, onCome: () => void) {
  if (await load()) onCome();
  else await reloadPage();
}

/**
 * Browsers remember for as long as a page lives that code did not come, however often it is asked for: then the page is loaded
 * again, if the server is there to answer. What asked for the part is in the page's address, or is pressed again.
 */
async function reloadPage() {
  const isServed = await fetch("/readyz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isServed) window.location.reload();
}
