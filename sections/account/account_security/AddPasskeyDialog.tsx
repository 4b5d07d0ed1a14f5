import { useState } from "react";
import { addPasskey, startPasskey } from "../../../schemas/api/security";
import { startTwoFactorForm } from "../../../schemas/security_forms";
import type { User } from "../../../schemas/user";
import { ApiError, type FailureCode } from "../../../src/kit/api/api_error";
import type { AnswerOf } from "../../../src/kit/api/api";
import { DeviceError, makePasskey } from "../../../src/features/accounts/passkeys/device";
import { useApi, useT } from "../../../src/kit/session/hooks";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { FormProblem } from "../../../src/kit/ui/form/FormProblem";
import { useFrame } from "../../../src/kit/ui/frame";
import { FormEnd, OwnPassword } from "./form_parts";
import css from "./SecurityForm.module.css";
import { problemKey, useCallForm } from "./use_call_form";

type Wanted = AnswerOf<typeof startPasskey>["data"];

interface Props {
  user: User;
  onClose: () => void;
  onAdded: () => void;
}

/** Adds a passkey in two steps: who it is, then the device's own question. */
export default function AddPasskeyDialog({ user, onClose, onAdded }: Props) {
  const t = useT();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const form = useCallForm(startPasskey, { body: startTwoFactorForm, onDone: ({ data }) => setWanted(data) });
  return (
    <Dialog title={t("security.passkeys.add")} closeLabel={t("security.close")} onClose={onClose}>
      {wanted ? (
        <Make wanted={wanted} onClose={onClose} onAdded={onAdded} />
      ) : (
        <form className={css.form} noValidate method="post" onSubmit={form.submit}>
          <p>{t("security.passkeys.explained")}</p>
          {user.hasPassword && <OwnPassword form={form} name="password" data-autofocus="" />}
          <FormEnd form={form} onClose={onClose} submit={t("security.continue")} />
        </form>
      )}
    </Dialog>
  );
}

/** A device asks its owner only after a press. */
function Make({ wanted, onClose, onAdded }: { wanted: Wanted; onClose: () => void; onAdded: () => void }) {
  const t = useT();
  const api = useApi();
  const browser = useFrame()?.window;
  const making = useSingleMutation({
    mutationFn: async () => {
      if (!browser) return;
      await api.call(addPasskey, { body: await makePasskey(browser, wanted) });
    },
    onSuccess: onAdded,
  });
  return (
    <div className={css.form}>
      <p>{t("security.passkeys.make_text")}</p>
      {making.isError && <FormProblem>{t(problemOf(making.error))}</FormProblem>}
      <footer className={css.foot}>
        <Button onClick={onClose}>{t("security.cancel")}</Button>
        <Button look="primary" data-autofocus="" busy={making.isPending && t("security.working")} onClick={() => making.mutate()}>
          {t("security.passkeys.make")}
        </Button>
      </footer>
    </div>
  );
}

const byCode: Partial<Record<FailureCode, string>> = { "token.expired": "too_late", "passkey.too_many": "full" };

function problemOf(error: unknown): string {
  const known = error instanceof DeviceError ? error.problem : error instanceof ApiError && error.code && byCode[error.code];
  return known ? `security.passkeys.${known}` : problemKey(error);
}
