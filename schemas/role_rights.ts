import type { Endpoint, Role } from "./endpoint";
import type { UserRole } from "./user";

/** Whose accounts may make the calls of a role: support reads the desk, compliance holds and excludes besides, a cashier decides. */
export const rightsOf: Record<Exclude<Role, "public">, readonly UserRole[]> = {
  player: ["player", "content_editor", "support", "compliance", "cashier", "administrator"],
  content_editor: ["content_editor", "administrator"],
  support: ["support", "compliance", "cashier", "administrator"],
  compliance: ["compliance", "cashier", "administrator"],
  cashier: ["cashier", "administrator"],
  administrator: ["administrator"],
};

/** Whether an account of this role may make a call; the server asks again. */
export const mayCall = (role: UserRole, call: Pick<Endpoint, "role">): boolean =>
  call.role === "public" || (rightsOf[call.role]?.includes(role) ?? false);
