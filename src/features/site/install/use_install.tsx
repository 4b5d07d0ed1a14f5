import { type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { askedPart } from "../../common/asked_part/asked_part";
import { useServices } from "../../../kit/session/services";
import type { InstallOffer, InstallStore } from "../../../kit/session/install_store";

const InstallDialog = askedPart(() => import("./InstallDialog"), { look: "over" }, "install");

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

  const dialog = isOpen && <InstallDialog onClose={() => setOpen(false)} />;
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
