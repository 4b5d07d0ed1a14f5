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

/** Where the visitor is, as the router tells it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Of the entry in the browser's history. */
  key: string;
}

type OnArrive = (place: Place, isBack: boolean) => void;

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
