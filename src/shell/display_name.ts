import type { User } from "../../schemas/user";

type Named = Pick<User, "nickname" | "firstName" | "lastName" | "email">;

/** How an account is called: by its nickname, else by its name, else by what stands before the @. */
export function displayName({ nickname, firstName, lastName, email }: Named) {
  const fullName = [firstName, lastName].filter(Boolean).join(" ");
  return nickname || fullName || email.split("@")[0] || email;
}

export function initials(user: Named) {
  const [first = "", second = ""] = displayName(user).split(/[\s._-]+/);
  return ((first[0] ?? "") + (second[0] ?? first[1] ?? "")).toUpperCase();
}
