import { lazy, type ReactNode, Suspense, useState } from "react";
import { useStore } from "zustand";
import { useServices } from "../../session/services";
import type { InstallOffer, InstallStore } from "../../session/install_store";
import { withWords } from "../../words/need_words";

const InstallDialog = lazy(() => withWords(import("./InstallDialog"), "install"));

/** Whether this visitor can install the site, how to start that, and what has to be rendered beside the button. */
export function useInstall(): { isOffered: boolean; start: () => void; dialog: ReactNode } {
  const { install, isCanvas } = useServices();
  const offer = useStore(install, (state) => state.offer);
  const [isOpen, setOpen] = useState(false);

  function start() {
    if (isCanvas) return;
    if (offer === "by_hand") setOpen(true);
    else void ask(offer, install);
  }

  const dialog = isOpen && (
    <Suspense fallback={null}>
      <InstallDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { isOffered: offer !== null, start, dialog };
}

/** An offer can be taken up once; whether the visitor agrees is told by `appinstalled`. */
async function ask(offer: InstallOffer | null, install: InstallStore) {
  install.setState({ offer: null });
  try {
    if (!offer) throw new Error("There is no offer.");
    await offer.prompt();
  } catch (error) {
    console.warn("The browser's install prompt is not available:", error); // L-8.16
  }
}
