import { useState } from "react";
import type { User } from "../../../schemas/user";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { AccountCard } from "../AccountCard";
import { DoneNote } from "./DoneNote";

const PasswordDialog = askedPart(() => import("./PasswordDialog"), { look: "over" });

/** Changes the password, or sets a first one where another provider's sign-in opened the account. */
export function PasswordCard({ user }: { user: User }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);

  function handleOpen() {
    setIsDone(false);
    setIsOpen(true);
  }
  function handleDone() {
    setIsOpen(false);
    setIsDone(true);
  }

  return (
    <AccountCard
      icon={<Icon name="lock" />}
      title={t("security.password.title")}
      actions={
        <Button aria-haspopup="dialog" onClick={handleOpen}>
          {t(user.hasPassword ? "security.password.change" : "security.password.set")}
        </Button>
      }
    >
      <p>{t(user.hasPassword ? "security.password.text" : "security.password.none")}</p>
      {isDone && <DoneNote>{t("security.password.done")}</DoneNote>}
      {isOpen && <PasswordDialog user={user} onClose={() => setIsOpen(false)} onDone={handleDone} />}
    </AccountCard>
  );
}
