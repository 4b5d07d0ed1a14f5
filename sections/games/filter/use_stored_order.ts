import { useEffect, useRef } from "react";
import { useGo, useRoute } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { useFrame } from "../../../src/kit/ui/frame";
import { orderFrom, orderInAddress } from "./filters";

const storageKey = "foyer.games";

/** What is kept; whatever else stands there was written by something else. */
interface Stored {
  sort: string;
  unplayed: boolean;
}

const isStored = (value: Partial<Stored> | null): value is Stored =>
  typeof value?.sort === "string" && typeof value.unplayed === "boolean";

/** Whoever chose an order here before is not shown another one first. */
export const recallsOrder = ({ sort, unplayed }: { sort: boolean; unplayed: boolean }) =>
  sort || unplayed ? { "data-recalls": storageKey } : {};

/** Keeps the order and "only unplayed" in this browser (L-4.39); an address that names them wins over what is kept. */
export function useStoredOrder({ sort, unplayed }: { sort: boolean; unplayed: boolean }) {
  const go = useGo();
  const { search } = useRoute();
  const { isCanvas } = useServices();
  const storage = useFrame()?.window;
  const isRestored = useRef(false);
  const chosen = { sort: orderInAddress(orderFrom(search.sort)), unplayed: search.unplayed === "true" };

  useEffect(() => {
    if (isCanvas || !storage || !(sort || unplayed)) return;
    if (isRestored.current) return write(storage, chosen);
    isRestored.current = true;
    const kept = read(storage);
    const next = new URLSearchParams();
    if (sort && kept?.sort && !search.sort) next.set("sort", kept.sort);
    if (unplayed && kept?.unplayed && !search.unplayed) next.set("unplayed", "true");
    if (next.size > 0) go(`?${next}`, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is kept follows the choice, nothing else
  }, [storage, isCanvas, sort, unplayed, chosen.sort, chosen.unplayed]);
}

function read({ localStorage }: Window) {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey) ?? "null") as Partial<Stored> | null;
    return isStored(value) ? value : null;
  } catch {
    return null; // nothing kept, or storage is switched off
  }
}

function write({ localStorage }: Window, value: Stored) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    return; // storage is full or switched off: the order then lasts as long as the address
  }
}
