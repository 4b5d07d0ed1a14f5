import { useEffect } from "react";
import { pageAddress } from "../../../layout/page_address";
import { type Services, useServices } from "../../../kit/session/services";
import { cameFromThisSite } from "../../../kit/ui/came_from_this_site";
import { type Frame, useFrame } from "../../../kit/ui/frame";

/** Where the cashier was entered: the page before, and the place in the tab's history. */
interface Arrival {
  before: string | null;
  index: number;
}

/** Survives a reload of the tab, and nothing else. */
const key = "cashier_arrival";
const followed = new WeakSet<Services>();

const indexIn = ({ window }: Frame) => (window.history.state as { idx?: number } | null)?.idx ?? 0;
const isCashier = (path: string | null, { settings, language }: Services) =>
  path !== null && (["deposit", "withdraw"] as const).some((name) => pageAddress(settings, name, language) === path);

/** Remembers the page before each page from the first visit of the cashier on. */
function follow(services: Services, frame: Frame) {
  if (followed.has(services)) return;
  followed.add(services);
  if (readArrival(frame) === null) writeArrival(frame, { before: null, index: indexIn(frame) });
  services.route.subscribe((now, { path: before }) => {
    if (now.path !== before) writeArrival(frame, { before, index: indexIn(frame) });
  });
}

function readArrival({ window }: Frame): Arrival | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null") as Arrival | null;
  } catch {
    return null;
  }
}

function writeArrival({ window }: Frame, arrival: Arrival) {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(arrival));
  } catch {
    // without it closing goes one step back
  }
}

/** Closes the cashier: a sheet by itself, else to the root from its other page, else back to where its visitor was on this site, else to the root (C-2.03, C-2.04). */
export function useCloseCashier(sheet: { close: () => void } | null): () => void {
  const services = useServices();
  const found = useFrame();
  const window = found?.window;

  useEffect(() => {
    if (window && !services.isCanvas && !sheet) follow(services, { window, document: window.document });
  }, [services, window, sheet]);

  return () => {
    if (sheet) return sheet.close();
    if (!found || services.isCanvas) return;
    const arrival = readArrival(found);
    if (isCashier(arrival?.before ?? null, services) || !cameFromThisSite(found)) return services.go("/");
    const steps = indexIn(found) - (arrival?.index ?? indexIn(found));
    found.window.history.go(-(Math.max(0, steps) + 1));
  };
}

/** Whether the page before this one was the withdraw page (C-4.07). */
export const cameFromWithdraw = (services: Services, frame: Frame): boolean =>
  readArrival(frame)?.before === pageAddress(services.settings, "withdraw", services.language);
