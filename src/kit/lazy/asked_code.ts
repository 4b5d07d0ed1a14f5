import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";
import type { LazyTopic } from "../words/lazy_topics";
import { withWords } from "../words/need_words";

export interface AskedCode<Props> {
  /** Renders the component once its code is there; throws where it did not come. */
  Asked: (props: Props) => ReactNode;
  /** Fetches the code before it is needed, and says whether it is there; never fails. */
  load: () => Promise<boolean>;
  /** Whoever asks next tries again. */
  forgetFailure: () => void;
}

/** A component whose code comes when somebody asks for it. What failed stays so for whoever shows it, or they would ask without end. */
export function askedCode<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  ...words: LazyTopic[]
): AskedCode<Props> {
  let ready: ComponentType<Props> | null = null;
  let asked: Promise<{ default: ComponentType<Props> }> | null = null;
  let hasFailed = false;

  function ask() {
    asked ??= withWords(fetch(), ...words);
    asked.then(
      (module) => (ready = module.default),
      () => (hasFailed = true),
    );
    return asked;
  }
  const begin = () => lazy(ask) as ComponentType<Props>;
  let code = begin();

  function forgetFailure() {
    if (!hasFailed) return;
    asked = null;
    code = begin();
    hasFailed = false;
  }
  function Asked(props: Props) {
    const [Code] = useState(() => ready ?? code); // for as long as it is there, or it would begin again
    return createElement(Code, props);
  }
  return {
    Asked,
    load() {
      forgetFailure();
      return ask().then(
        () => true,
        () => false,
      );
    },
    forgetFailure,
  };
}
