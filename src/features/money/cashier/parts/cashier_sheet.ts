import { createContext } from "react";

interface Sheet {
  close: () => void;
}

/** The sheet that the cashier is open in, over the page that one goes back to; null on a page of its own. */
export const CashierSheet = createContext<Sheet | null>(null);
