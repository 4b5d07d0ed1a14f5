import type { Socket } from "socket.io-client";
import { realtimePath } from "../../schemas/live_address";
import type { AccessToken } from "../../src/kit/session/access_token";

interface Options {
  /** `/` is the site's own. */
  namespace: string;
  accessToken: AccessToken;
  /** Called once, when the code of sockets is there: says what is listened for. */
  onOpen: (socket: Socket) => void;
}

const pause = 10_000;

/**
 * Opens a socket of the back office, and opens it again when the line breaks. A token that has run out is renewed; a session
 * that has ended is not mended, and the socket stays closed. Answers how to stop.
 */
export function openSocket({ namespace, accessToken, onOpen }: Options): () => void {
  let socket: Socket | null = null;
  let spent: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const again = (step: () => Promise<void>) => {
    if (!isStopped) timer = setTimeout(() => void step(), pause);
  };

  async function renew() {
    const token = await accessToken.renew(spent).catch(() => undefined);
    if (token === undefined) again(renew); // nobody answers
    else if (token !== null && !isStopped) socket?.connect();
  }

  async function open() {
    const code = await import("socket.io-client").catch(() => null);
    if (!code) return again(open);
    if (isStopped) return;
    socket = code.io(namespace, {
      path: realtimePath,
      transports: ["websocket"],
      reconnectionDelayMax: 30_000,
      auth: (answer) =>
        void accessToken.current().then(
          (token) => answer({ token: (spent = token) }),
          () => answer({}),
        ),
    });
    socket.on("connect_error", () => {
      if (socket && !socket.active) void renew();
    });
    socket.on("disconnect", (reason) => {
      if (reason === "io server disconnect") void renew();
    });
    onOpen(socket);
  }
  void open();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    socket?.disconnect();
  };
}
