import { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import {
  BrowserRouter,
  type NavigateFunction,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router-dom";
import { type HistoryStep, historyStep } from "./history_step";

/** Where the visitor is, as the router tells it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Of the entry in the browser's history. */
  key: string;
}

/** Goes to `target`, which `change` was asked for: an address, or parameters alone (`?method=bank`). */
export type TakeStep = (change: string, target: URL, replace: boolean) => void;

type OnArrive = (place: Place, isBack: boolean) => void;

/** Starts the router, and answers how to go somewhere with it. */
export async function startSteps(onArrive: OnArrive): Promise<TakeStep> {
  const navigate = await startRouter(onArrive);
  return (change, { pathname, search, hash }, replace) => {
    const step = stepOf(change, replace);
    if (step.kind === "back") void navigate(-1);
    else void navigate(pathname + search + hash, step);
  };
}

function stepOf(change: string, replace: boolean): HistoryStep {
  if (!change.startsWith("?")) return { kind: "go", replace, state: null };
  const state = (window.history.state as { usr?: unknown } | null)?.usr; // where the router keeps an entry's own
  return historyStep(change, { search: window.location.search, state, replace });
}

/**
 * Starts the router beside the page, in a root of its own that draws nothing: its contexts change at every step, and
 * sections must not notice. It is downloaded when somebody first goes somewhere. It tells of a step once React has done its work:
 * React runs one root's effects while it finishes another, and a page that such an effect renders would be finished twice (its error 177).
 */
export function startRouter(onArrive: OnArrive): Promise<NavigateFunction> {
  return new Promise((resolve) => {
    createRoot(document.createDocumentFragment()).render(
      <BrowserRouter>
        <Bridge onArrive={onArrive} onReady={resolve} />
      </BrowserRouter>,
    );
  });
}

function Bridge({ onArrive, onReady }: { onArrive: OnArrive; onReady: (navigate: NavigateFunction) => void }) {
  const navigate = useNavigate();
  const place = useLocation();
  const kind = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => onReady(navigate), [navigate, onReady]);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else queueMicrotask(() => onArrive(place, kind === NavigationType.Pop));
  }, [onArrive, place, kind]);

  return null;
}
