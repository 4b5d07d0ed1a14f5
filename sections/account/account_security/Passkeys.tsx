import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PasskeyEntry } from "../../../schemas/api/security";
import { mostPasskeys } from "../../../schemas/most_passkeys";
import type { User } from "../../../schemas/user";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useApi, useLanguage, useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { Moment } from "../../../src/kit/ui/Moment";
import { DoneNote } from "./DoneNote";
import css from "./SessionsCard.module.css";
import { sessionsQuery } from "./queries";
import { useDeviceName } from "./use_device_name";

const AddDialog = askedPart(() => import("./AddPasskeyDialog"), { look: "over" });
const RemoveDialog = askedPart(() => import("./RemovePasskeyDialog"), { look: "over" });

/** The devices that may confirm a sign-in in the place of the authenticator's code. */
export function Passkeys({ user }: { user: User }) {
  const t = useT();
  const queryClient = useQueryClient();
  const query = sessionsQuery({ api: useApi() });
  const { data } = useQuery(query);
  const [asked, setAsked] = useState<PasskeyEntry | "new" | null>(null);
  const [done, setDone] = useState<"added" | "removed" | null>(null);
  const passkeys = data?.passkeys ?? [];
  const isFull = passkeys.length >= mostPasskeys;

  function handleAsk(what: PasskeyEntry | "new") {
    setDone(null);
    setAsked(what);
  }
  function handleDone(what: "added" | "removed") {
    setDone(what);
    setAsked(null);
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
  }

  return (
    <section className={css.group} aria-label={t("security.passkeys.title")}>
      <h3>{t("security.passkeys.title")}</h3>
      <p>{t(isFull ? "security.passkeys.full" : "security.passkeys.text")}</p>
      {passkeys.length > 0 && (
        <ul className={css.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => handleAsk(passkey)} />
          ))}
        </ul>
      )}
      {!isFull && data && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => handleAsk("new")}>
            {t("security.passkeys.add")}
          </Button>
        </div>
      )}
      {done && <DoneNote>{t(`security.passkeys.${done}`)}</DoneNote>}
      {asked === "new" && <AddDialog user={user} onClose={() => setAsked(null)} onAdded={() => handleDone("added")} />}
      {asked && asked !== "new" && (
        <RemoveDialog passkey={asked} onClose={() => setAsked(null)} onRemoved={() => handleDone("removed")} />
      )}
    </section>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyEntry; onRemove: () => void }) {
  const t = useT();
  const language = useLanguage();
  const name = useDeviceName()(passkey);
  const day = (at: string) => <Moment at={at} language={language} options={{ dateStyle: "medium" }} />;
  return (
    <li className={css.row}>
      <span className={css.device} aria-hidden="true">
        <Icon name="lock" size={22} />
      </span>
      <div className={css.about}>
        <p className={css.name}>{name}</p>
        <p>
          {t("security.passkeys.added_on")} {day(passkey.createdAt)}
        </p>
        <p>
          {passkey.lastUsedAt ? (
            <>
              {t("security.passkeys.last_used")} {day(passkey.lastUsedAt)}
            </>
          ) : (
            t("security.passkeys.never")
          )}
        </p>
      </div>
      <Button size="small" aria-haspopup="dialog" onClick={onRemove} aria-label={t("security.passkeys.remove_named", { name })}>
        {t("security.passkeys.remove")}
      </Button>
    </li>
  );
}
