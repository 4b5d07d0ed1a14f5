import { type ComponentType, type ReactNode, useState } from "react";
import { askedCode } from "../../kit/lazy/asked_code";
import { PartBoundary } from "../../kit/lazy/PartBoundary";
import { withStyles } from "../../kit/ui/with_styles";
import type { LazyTopic } from "../../kit/words/lazy_topics";
import { useT } from "../game_context";
import { Button } from "./Button";
import { Message } from "./Message";
import { Panel } from "./Panel";

/** A game or a panel whose code comes when it is asked for; where it does not come, that is said, and it is tried again. */
export function lazyPart<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  ...words: LazyTopic[]
): (props: Props & { waiting?: ReactNode }) => ReactNode {
  const { Asked, load, forgetFailure } = askedCode(withStyles(fetch), ...words);
  return function LazyPart({ waiting, ...given }) {
    useState(forgetFailure);
    const props = given as unknown as Props & { onClose?: () => void };
    return (
      <PartBoundary
        waiting={waiting}
        onReset={forgetFailure}
        renderFailure={(retry) => (
          <Failure onRetry={() => void load().then((isThere) => (isThere ? retry() : reloadFrame()))} onClose={props.onClose} />
        )}
      >
        <Asked {...props} />
      </PartBoundary>
    );
  };
}

/** Browsers remember for as long as a document lives that code did not come. A round that is open goes on where it was left. */
const reloadFrame = () => window.location.reload();

function Failure({ onRetry, onClose }: { onRetry: () => void; onClose: (() => void) | undefined }) {
  const t = useT();
  const again = (
    <Button look="go" onClick={onRetry}>
      {t("in_game.failed.retry")}
    </Button>
  );
  if (onClose)
    return (
      <Panel title={t("in_game.part_failed")} onClose={onClose}>
        {again}
      </Panel>
    );
  return (
    <Message title={t("in_game.failed.title")} action={again}>
      {t("in_game.failed.text")}
    </Message>
  );
}
