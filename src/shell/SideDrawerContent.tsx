import { useT, useUser } from "../kit/session/hooks";
import { X } from "../kit/ui/icons";
import AccountPanel from "./AccountPanel";
import { Offers } from "./Offers";
import css from "./SideDrawer.module.css";
import { useSideDrawer } from "./use_side_drawer";

/** What the drawer holds, by who looks. */
export default function SideDrawerContent() {
  const t = useT();
  const user = useUser();
  const { close } = useSideDrawer();
  return (
    <>
      <button type="button" className={css.close} aria-label={t("menus.close")} onClick={close}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {user ? <AccountPanel user={user} /> : <Offers />}
    </>
  );
}
