import { useUser } from "../kit/session/hooks";
import AccountPanel from "./AccountPanel";

/** The account's menu on phones and tablets. */
export default function ProfileSheet() {
  const user = useUser();
  return user && <AccountPanel user={user} />;
}
