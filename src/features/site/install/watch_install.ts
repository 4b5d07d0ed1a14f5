import type { InstallOffer, InstallStore } from "../../../kit/session/install_store";

interface AppleNavigator extends Navigator {
  /** Known to Safari on iOS alone. */
  standalone?: boolean;
}

/** Keeps the browser's offer to install the site (L-1.18); it comes once and may come early, so the entry listens first of all. */
export function watchInstall(view: Window, store: InstallStore) {
  const { standalone, userAgent } = view.navigator as AppleNavigator;
  if (standalone || view.matchMedia("(display-mode: standalone)").matches) return;
  if (standalone === false && !/(?:Cr|Fx|Edg)iOS/.test(userAgent)) store.setState({ offer: "by_hand" });
  view.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    store.setState({ offer: event as InstallOffer });
  });
  view.addEventListener("appinstalled", () => store.setState({ offer: null }));
}
