import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";

/** What React keeps of one element or component: its own, read here because nothing public tells of effects. */
interface Fiber {
  type: unknown;
  ref: unknown;
  memoizedProps: Record<string, unknown> | null;
  memoizedState: unknown;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** A hook of a component: of a store, where the next one is the effect that subscribes to it; or an effect; or another. */
interface Hook {
  memoizedState: { create?: unknown; deps?: readonly unknown[] | null } | null;
  queue: { getSnapshot?: unknown } | null;
  next: Hook | null;
}

interface FineWithout {
  /** What is in them is left out. */
  components?: readonly unknown[];
  /** Nobody need follow them. */
  stores?: readonly { subscribe: unknown }[];
}

type Around = (inside: (content: ReactNode) => ReactNode) => ReactNode;

/** What only code in the browser can do of what is rendered, in words: handlers, effects, stores that are followed, and refs. */
export async function behaviourIn(around: Around, { components = [], stores = [] }: FineWithout = {}): Promise<string[]> {
  const { container, unmount } = await act(async () => render(around((content) => <div data-content="">{content}</div>)));
  const content = container.querySelector("[data-content]");
  const key = Object.keys(content ?? {}).find((name) => name.startsWith("__reactFiber$"));
  if (!content || !key) throw new Error("React keeps its fibers elsewhere: look for the new place");
  const fibers = fibersBelow((content as unknown as Record<string, Fiber>)[key]?.child ?? null, components);
  const known = new Set(stores.map(({ subscribe }) => subscribe));
  const found = fibers.flatMap((fiber) =>
    typeof fiber.type === "string" ? behaviourOfElement(fiber.type, fiber) : behaviourOfComponent(fiber, known),
  );
  unmount();
  return [...new Set(found)];
}

function fibersBelow(fiber: Fiber | null, left: readonly unknown[]): Fiber[] {
  if (!fiber) return [];
  const own = left.includes(fiber.type) ? [] : [fiber, ...fibersBelow(fiber.child, left)];
  return [...own, ...fibersBelow(fiber.sibling, left)];
}

function behaviourOfElement(type: string, { memoizedProps, ref }: Fiber): string[] {
  const functions = Object.entries(memoizedProps ?? {}).filter(([, value]) => typeof value === "function");
  return [...functions.map(([prop]) => `<${type}> has ${prop}`), ...(ref ? [`<${type}> has a ref`] : [])];
}

function behaviourOfComponent({ type, memoizedState, stateNode }: Fiber, known: ReadonlySet<unknown>): string[] {
  const name = nameOf(type);
  if (stateNode) return "componentDidMount" in (stateNode as object) ? [`${name} has an effect`] : [];
  const found: string[] = [];
  const hooks = hooksOf(memoizedState);
  for (const [index, hook] of hooks.entries()) {
    if (hook.queue?.getSnapshot) {
      if (!known.has(hooks[index + 1]?.memoizedState?.deps?.[0])) found.push(`${name} follows a store`);
    } else if (hook.memoizedState?.create && !hooks[index - 1]?.queue?.getSnapshot) found.push(`${name} has an effect`);
  }
  return found;
}

function hooksOf(state: unknown): Hook[] {
  const isHook = typeof state === "object" && state !== null && "next" in state && "queue" in state;
  return isHook ? [state as Hook, ...hooksOf(state.next)] : [];
}

const nameOf = (type: unknown): string => {
  const { name, displayName, type: inner, render: drawn } = (type ?? {}) as Record<string, unknown>;
  return String(displayName ?? name ?? (inner || drawn ? nameOf(inner ?? drawn) : "a component"));
};
