import { type Services, useServices } from "../../../../kit/session/services";
import { chatNamespace } from "../../../../../schemas/chat";
import { realtimePath } from "../../../../../schemas/live_address";
import { chatStateOf } from "../chat_state";
import { createRoom, type Room } from "./room";
import { unreadIn } from "./room_step";

const rooms = new WeakMap<Services, Room>();

/**
 * The room of this visit: the drawer and the sections of a page share it. It stays connected when the chat is closed
 * again, so that the visitor sees how much was said meanwhile.
 */
export function useRoom(): Room {
  const services = useServices();
  let room = rooms.get(services);
  if (!room) rooms.set(services, (room = enter(services)));
  return room;
}

function enter(services: Services) {
  const room = createRoom({
    ...services,
    openSocket: async (auth) => {
      const { io } = await import("socket.io-client");
      return io(chatNamespace, {
        path: realtimePath,
        transports: ["websocket"],
        autoConnect: false,
        reconnectionDelayMax: 30_000,
        auth,
      });
    },
  });
  const state = chatStateOf(services);
  room.store.subscribe((now) => {
    const unread = unreadIn(now);
    if (unread !== state.getState().unread) state.setState({ unread });
  });
  return room;
}
