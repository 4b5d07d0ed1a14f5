import { createStore } from "zustand/vanilla";
import type { io } from "socket.io-client";
import { crashNamespace, type FlightBet, type FromCrash, playRealtimePath } from "../../../../schemas/play/crash";

interface FlightState extends Omit<FromCrash["flight"], "serverNow"> {
  status: "connecting" | "joined" | "lost";
  /** Bets for money on the flight, by their number. */
  bets: ReadonlyMap<number, FlightBet>;
  count: number;
}

interface Given {
  open: typeof io;
  origin: string;
  token: string;
  now: () => number;
  /** The player's own bet has changed. */
  onRound: (change: FromCrash["round"]) => void;
  /** What happened while there was no connection is to be read. */
  onReturn: () => void;
  /** The launch token opens nothing any more. */
  onOver: () => void;
}

export type Flights = ReturnType<typeof joinFlights>;

/** The flight that all see, as this frame hears of it. */
export function joinFlights({ open, origin, token, now, onRound, onReturn, onOver }: Given) {
  const store = createStore<FlightState>(() => ({
    status: "connecting",
    flight: null,
    results: [],
    isGrounded: false,
    bets: new Map(),
    count: 0,
  }));
  const { getState, setState } = store;
  /** How far the server's clock is ahead: no message is told sooner than it was sent, so the highest is the nearest. */
  let ahead = -Infinity;
  let wasJoined = false;

  const socket = open(origin + crashNamespace, {
    path: playRealtimePath,
    transports: ["websocket"],
    auth: { token },
    reconnectionDelay: 800,
    reconnectionDelayMax: 8_000,
  });
  socket.on("connect", () => {
    setState({ status: "joined" });
    if (wasJoined) onReturn();
    wasJoined = true;
  });
  socket.on("disconnect", (reason) => {
    setState({ status: "lost" });
    if (reason === "io server disconnect") socket.connect();
  });
  socket.on("connect_error", ({ message }) => {
    if (message === "play.session_over") return onOver();
    setState({ status: wasJoined ? "lost" : "connecting" });
  });
  socket.on("flight", ({ flight, results, isGrounded, serverNow }: FromCrash["flight"]) => {
    ahead = Math.max(ahead, serverNow - now());
    const isNew = flight?.id !== getState().flight?.id;
    setState({ flight, results, isGrounded, ...(isNew && { bets: new Map<number, FlightBet>(), count: 0 }) });
  });
  socket.on("bets", ({ flightId, count, bets }: FromCrash["bets"]) => {
    if (flightId !== getState().flight?.id) return;
    setState({ count, bets: new Map([...getState().bets, ...bets.map((bet) => [bet.id, bet] as const)]) });
  });
  socket.on("round", onRound);

  return {
    ...store,
    /** By the server's clock, in ms since 1970. */
    serverNow: () => now() + (Number.isFinite(ahead) ? ahead : 0),
    leave: () => void socket.disconnect(),
  };
}
