import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "../../../schemas/user";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useApi, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { becomeUser } from "../../../src/kit/session/session_store";
import { Button } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { AccountCard } from "../AccountCard";
import { DoneNote } from "./DoneNote";
import { Passkeys } from "./Passkeys";
import { sessionsQuery } from "./queries";

const dialogs = {
  start: askedPart(() => import("./StartDialog"), { look: "over" }),
  renew: askedPart(() => import("./RenewCodesDialog"), { look: "over" }),
  turn_off: askedPart(() => import("./TurnOffDialog"), { look: "over" }),
};

/** Whether each sign-in asks for a code besides the password; turns that on and off. */
export function TwoFactorCard({ user }: { user: User }) {
  const t = useT();
  const { session } = useServices();
  const queryClient = useQueryClient();
  const query = sessionsQuery({ api: useApi() });
  const { data } = useQuery(query);
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const [isTurnedOff, setIsTurnedOff] = useState(false);
  const { isTwoFactorOn } = user;
  const Dialog = open && dialogs[open];
  const codesLeft = data?.recoveryCodesLeft ?? null;

  function handleOpen(next: keyof typeof dialogs) {
    setIsTurnedOff(false);
    setOpen(next);
  }
  function handleChange(isOn: boolean) {
    becomeUser(session, { ...user, isTwoFactorOn: isOn });
    setIsTurnedOff(!isOn);
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
  }

  return (
    <AccountCard
      icon={<Icon name="shield-check" />}
      title={t("security.two_factor.title")}
      status={{
        tone: isTwoFactorOn ? "good" : "waiting",
        words: t(isTwoFactorOn ? "security.two_factor.on" : "security.two_factor.off"),
      }}
      actions={
        isTwoFactorOn ? (
          <>
            <Button aria-haspopup="dialog" onClick={() => handleOpen("renew")}>
              {t("security.two_factor.renew")}
            </Button>
            <Button aria-haspopup="dialog" onClick={() => handleOpen("turn_off")}>
              {t("security.two_factor.turn_off")}
            </Button>
          </>
        ) : (
          <Button look="primary" aria-haspopup="dialog" onClick={() => handleOpen("start")}>
            {t("security.two_factor.start")}
          </Button>
        )
      }
    >
      <p>{t(isTwoFactorOn ? "security.two_factor.text_on" : "security.two_factor.text_off")}</p>
      {isTwoFactorOn && codesLeft !== null && <p>{t("security.two_factor.codes_left", { count: codesLeft })}</p>}
      {isTwoFactorOn && <Passkeys user={user} />}
      {isTurnedOff && <DoneNote>{t("security.two_factor.turned_off")}</DoneNote>}
      {Dialog && <Dialog user={user} onChange={handleChange} onClose={() => setOpen(null)} />}
    </AccountCard>
  );
}
