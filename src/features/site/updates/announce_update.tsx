import { createRoot } from "react-dom/client";
import type { Services } from "../../../kit/session/services";
import { isQuiet } from "./quiet_moment";
import { UpdateToast } from "./UpdateToast";

/** How often it is looked whether the moment is a quiet one, in ms. */
const pause = 2000;
/** How long "later" lasts, in ms. */
const later = 3600_000;

/**
 * Offers to reload, at moments when that loses nothing; in a root of its own beside the page, which stays as it is.
 * Answers how to stop.
 */
export function announceUpdate({ t }: Pick<Services, "t">, document: Document, onReload: () => void) {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  let silentUntil = 0;

  const render = () => {
    const isShown = Date.now() >= silentUntil && isQuiet(document);
    root.render(<UpdateToast t={t} isShown={isShown} onReload={onReload} onLater={handleLater} />);
  };
  function handleLater() {
    silentUntil = Date.now() + later;
    render();
  }
  render();
  const timer = setInterval(render, pause);
  return () => {
    clearInterval(timer);
    root.unmount();
    place.remove();
  };
}
