import { useState } from "react";
import type { User } from "../../../schemas/user";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { PartBoundary } from "../../../src/kit/lazy/PartBoundary";
import { useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { AccountCard } from "../AccountCard";

const CloseDialog = askedPart(() => import("./CloseDialog"), { look: "over" });

/** The way out, for good; whoever only wants a rest is told of breaks in it. */
export function CloseCard({ user }: { user: User }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (user.role !== "player") return null;
  return (
    <AccountCard icon={<Icon name="log-out" />} title={t("security.closing.title")}>
      <p>{t("security.closing.text")}</p>
      <Button look="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("security.closing.open")}
      </Button>
      {isOpen && (
        <PartBoundary>
          <CloseDialog onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </AccountCard>
  );
}
