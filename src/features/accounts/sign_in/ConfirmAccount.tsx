import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { verifyEmail } from "../../../../schemas/api/recovery";
import { ApiError } from "../../../kit/api/api_error";
import { useGo, useRoute, useSettings, useT, useUser } from "../../../kit/session/hooks";
import { type Services, useServices } from "../../../kit/session/services";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { CircleAlert, CircleCheck, Mail } from "../../../kit/ui/icons";
import { OutboxNote } from "./OutboxNote";
import { readUser } from "./read_user";
import { ResendEmail } from "./ResendEmail";
import css from "./SignInForm.module.css";

type State = "sent" | "working" | "done" | "used" | "expired" | "failed";

/** Where the link of the e-mail leads: it confirms the address, signed in or not, and says what came of it. */
export function ConfirmAccount({ onClose }: { onClose: () => void }) {
  const t = useT();
  const go = useGo();
  const user = useUser();
  const services = useServices();
  const { loginOff } = useSettings();
  const inAddress = useRoute().search["token"];
  const [token, setToken] = useState(inAddress);
  if (inAddress && inAddress !== token) setToken(inAddress);
  useEffect(() => {
    if (inAddress) go("?token=", { replace: true }); // it opens nothing twice, and is nobody else's to read
  }, [inAddress, go]);

  const { data, isFetching, refetch } = useQuery({
    queryKey: ["confirm account", token],
    queryFn: () => confirm(services, token ?? ""),
    enabled: Boolean(token) && !services.isCanvas,
    staleTime: "static", // it is asked for once, whatever else is read again
    retry: false,
  });
  const state: State = !token ? "sent" : isFetching || !data ? "working" : data;
  const isConfirmed = state === "done" || (user?.isEmailVerified ?? false);
  const shown = isConfirmed && state !== "working" ? "done" : state;
  const Icon = icons[shown];
  return (
    <div className={css.done} data-state={shown}>
      <Icon size={40} aria-hidden="true" />
      <p role="status">{t(`sign_in.confirm.${shown}`)}</p>
      {shown === "failed" && <Button onClick={() => void refetch()}>{t("sign_in.confirm.retry")}</Button>}
      {!isConfirmed && user && shown !== "working" && <ResendEmail email={user.email} />}
      {shown === "sent" && <OutboxNote />}
      {user ? (
        <Button look={isConfirmed ? "primary" : "quiet"} isWide onClick={onClose}>
          {t("sign_in.confirm.go_on")}
        </Button>
      ) : (
        !loginOff &&
        shown !== "working" && (
          <ButtonLink href="?modal=login&view=" rel="nofollow" look="primary" isWide>
            {t("sign_in.submit")}
          </ButtonLink>
        )
      )}
    </div>
  );
}

const icons = { sent: Mail, working: Mail, done: CircleCheck, used: CircleAlert, expired: CircleAlert, failed: CircleAlert };

async function confirm(services: Services, token: string): Promise<State> {
  try {
    await services.api.call(verifyEmail, { body: { token } });
  } catch (error) {
    const { code } = error instanceof ApiError ? error : {};
    return code === "token.used" ? "used" : code === "token.expired" ? "expired" : "failed";
  }
  await readUser(services).catch(() => {}); // it is confirmed all the same
  return "done";
}
