import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";
import { later } from "../workplace/fetch_when_idle";
import { failNotFetched } from "./not_fetched";
import { Part, type PartLook } from "./Part";

interface Options {
  look: PartLook;
  /** What stands in its place while its code is on its way. */
  fallback?: ReactNode;
}

export interface LazyPart<Props> {
  (props: Props & { onGiveUp?: (() => void) | undefined; waiting?: ReactNode }): ReactNode;
  /** Fetches the code before it is needed; never fails. */
  prepare: () => void;
}

/** A part of the editor whose code is a chunk of its own, in a boundary of its own: where it does not come, all else goes on. */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  { look, fallback = null }: Options,
): LazyPart<Props> {
  let ready: ComponentType<Props> | null = null;
  const load = later(async () => (ready ??= await fetch()));
  const ask = () => lazy(() => load().then((code) => ({ default: code }), failNotFetched));
  let asked: ComponentType<Props> = ask(); // stays as it failed until it is tried again

  function Loaded(props: Props) {
    const [code] = useState(() => ready ?? asked); // for as long as it is there, or it would begin again
    return createElement(code, props);
  }
  const forget = () => (asked = ask());
  const Lazy: LazyPart<Props> = ({ onGiveUp, waiting = fallback, ...props }) => (
    <Part look={look} fallback={waiting} onGiveUp={onGiveUp} onReset={forget}>
      <Loaded {...(props as unknown as Props)} />
    </Part>
  );
  Lazy.prepare = () => void load().catch(() => {}); // whoever opens it asks again
  return Lazy;
}
