import { getUserDetails } from "../../../../schemas/api/users";
import type { Services } from "../../../kit/session/services";
import { becomeUser } from "../../../kit/session/session_store";

/** Asks the server again what whoever is signed in is; does nothing for guests. */
export async function readUser({ api, session }: Pick<Services, "api" | "session">): Promise<void> {
  const { user } = session.getState();
  if (!user) return;
  const { user: newest } = await api.call(getUserDetails, {});
  if (session.getState().user?.userId === newest.userId) becomeUser(session, newest);
}
