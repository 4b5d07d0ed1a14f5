import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";
import { needRestWords } from "../words/rest_words";
import { later } from "../workplace/fetch_when_idle";
import { failNotFetched } from "./not_fetched";
import { Part } from "./Part";
import type { PartLook } from "./part_look";

interface Options {
  look: PartLook;
  /** What stands in its place while its code is on its way. */
  fallback?: ReactNode;
  /** It does with the words of the first screen, and does not wait for others. */
  isOfFirstScreen?: boolean;
}

export interface LazyPart<Props> {
  (props: Props & { onGiveUp?: (() => void) | undefined; waiting?: ReactNode }): ReactNode;
  /** Fetches the code before it is needed; never fails. */
  prepare: () => void;
}

interface LazyCode<Props> {
  Loaded: ComponentType<Props>;
  /** Has code that did not come asked for again when it is rendered next. */
  forget: () => void;
  /** Fetches the code before it is needed; never fails. */
  prepare: () => void;
}

type Fetch<Props> = () => Promise<ComponentType<Props>>;

/** Code that comes when it is rendered, in whatever boundary stands around it, and not before; `wrap` says what comes with it. */
export function lazyCode<Props extends object>(
  fetch: Fetch<Props>,
  wrap: (fetch: Fetch<Props>) => Fetch<Props>,
): LazyCode<Props> {
  let ready: ComponentType<Props> | null = null;
  const load = wrap(async () => (ready ??= await fetch()));
  const ask = () => lazy(() => load().then((code) => ({ default: code }), failNotFetched));
  let asked: ComponentType<Props> = ask(); // stays as it failed until it is tried again

  function Loaded(props: Props) {
    const [code] = useState(() => ready ?? asked); // for as long as it is there, or it would begin again
    return createElement(code, props);
  }
  return { Loaded, forget: () => void (asked = ask()), prepare: () => void load().catch(() => {}) };
}

/** The same, which also comes by itself when the editor is idle, with all words of the editor. */
export const laterCode = <Props extends object>(fetch: Fetch<Props>): LazyCode<Props> => lazyCode(withRestWords(fetch), later);

/** Code that comes with the words that the first screen does without. */
export const withRestWords =
  <Code,>(fetch: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([fetch(), needRestWords()]);
    return code;
  };

/** A part of the editor whose code is a chunk of its own, in a boundary of its own: where it does not come, all else goes on. */
export function lazyPart<Props extends object>(
  fetch: Fetch<Props>,
  { look, fallback = null, isOfFirstScreen = false }: Options,
): LazyPart<Props> {
  const { Loaded, forget, prepare } = isOfFirstScreen ? lazyCode(fetch, later) : laterCode(fetch);
  const Lazy: LazyPart<Props> = ({ onGiveUp, waiting = fallback, ...props }) => (
    <Part look={look} fallback={waiting} onGiveUp={onGiveUp} onReset={forget}>
      <Loaded {...(props as unknown as Props)} />
    </Part>
  );
  Lazy.prepare = prepare; // whoever opens it asks again
  return Lazy;
}
