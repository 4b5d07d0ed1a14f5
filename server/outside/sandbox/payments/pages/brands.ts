import type { Channel } from "../entries";

/** Whose page it is, in its own colours: none of them are the casino's. */
export interface Brand {
  name: string;
  /** Behind the mark and the main button; text on it is `on`. */
  color: string;
  on: string;
  /** The same in the dark. */
  dark: string;
  onDark: string;
  /** One letter or sign. */
  mark: string;
  radius: string;
  /** It has no dark colours, as most banks: a page that looks like them and not like the casino is trusted. */
  isLight?: boolean;
}

export const brands: Record<Exclude<Channel, "crypto"> | "acs" | "wallet", Brand> = {
  card: { name: "Harbour Pay", color: "#0b5fa5", on: "#fff", dark: "#7cc0ff", onDark: "#06233c", mark: "H", radius: "10px" },
  bank: { name: "Musterbank", color: "#0c5c4a", on: "#fff", dark: "#6fdcbd", onDark: "#04261e", mark: "M", radius: "4px" },
  acs: {
    name: "Musterbank",
    color: "#0c5c4a",
    on: "#fff",
    dark: "#6fdcbd",
    onDark: "#04261e",
    mark: "M",
    radius: "4px",
    isLight: true,
  },
  skrill: { name: "Skrill", color: "#7d1f5f", on: "#fff", dark: "#f3a6dc", onDark: "#3a0b2b", mark: "S", radius: "22px" },
  interac: {
    name: "Interac e-Transfer",
    color: "#8a5a00",
    on: "#fff",
    dark: "#ffc845",
    onDark: "#2b1d00",
    mark: "I",
    radius: "8px",
  },
  upi: { name: "Paisa UPI", color: "#4b3bb0", on: "#fff", dark: "#b9afff", onDark: "#1a1250", mark: "₹", radius: "16px" },
  cashier: { name: "Quayside", color: "#14506e", on: "#fff", dark: "#86d3f5", onDark: "#062534", mark: "Q", radius: "12px" },
  wallet: { name: "Tidewallet", color: "#8f3d08", on: "#fff", dark: "#ffb27d", onDark: "#3b1700", mark: "T", radius: "14px" },
};
