import { Suspense } from "react";
import { lazyPart } from "../kit/lazy/lazy_part";
import { useUser } from "../kit/session/hooks";
import "./UserMenu.module.css"; // the server's HTML needs it before its code comes

const UserMenu = lazyPart(() => import("./UserMenu"));

/** The code of what only users see in the header. */
export const loadUserMenu = UserMenu.load;

/** The balance, the way to deposit and the account of whoever is signed in; guests download nothing of it. */
export function AccountMenu() {
  const user = useUser();
  return (
    user && (
      <Suspense fallback={null}>
        <UserMenu user={user} />
      </Suspense>
    )
  );
}
