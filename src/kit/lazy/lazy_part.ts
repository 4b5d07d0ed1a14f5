import { type ComponentType, createElement, type ReactNode, use } from "react";
import type { LazyTopic } from "../words/lazy_topics";
import { withWords } from "../words/need_words";

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code, and says whether it is there; never fails. Where it does not come, what the server sent stays until a later try brings it. */
  load: () => Promise<boolean>;
  /** Whether the last try brought nothing. */
  isLost: () => boolean;
}

/**
 * A component whose code is a chunk of its own, with the words that it looks up besides those of every page; once they are
 * there, it renders without waiting, on the server too.
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  ...words: LazyTopic[]
): LazyPart<Props> {
  let pending: Promise<ComponentType<Props>> | null = null;
  let isThere: Promise<boolean> = Promise.resolve(false);
  let isLost = false;
  const waiting: ((component: ComponentType<Props>) => void)[] = [];

  function ask() {
    if (pending) return pending;
    const fetched = withWords(fetch(), ...words);
    pending = fetched.then(
      (module) => {
        Object.assign(pending ?? {}, { status: "fulfilled", value: module.default }); // so that `use` need not wait to see it
        isLost = false;
        for (const show of waiting.splice(0)) show(module.default);
        return module.default;
      },
      () => {
        pending = null;
        isLost = true;
        return new Promise((show) => waiting.push(show)); // whoever shows it keeps what stands there
      },
    );
    isThere = fetched.then(
      () => true,
      () => false,
    );
    return pending;
  }
  function load() {
    void ask();
    return isThere;
  }

  const Part = (props: Props) => createElement(use(ask()), props);
  return Object.assign(Part, { load, isLost: () => isLost });
}
