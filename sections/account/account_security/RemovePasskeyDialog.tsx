import { type PasskeyEntry, removePasskey } from "../../../schemas/api/security";
import { useApi, useT } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { Button } from "../../../src/kit/ui/Button";
import { Dialog } from "../../../src/kit/ui/Dialog";
import { FormProblem } from "../../../src/kit/ui/form/FormProblem";
import css from "./SecurityForm.module.css";
import { problemKey } from "./use_call_form";
import { useDeviceName } from "./use_device_name";

interface Props {
  passkey: PasskeyEntry;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a device no longer confirms sign-ins. */
export default function RemovePasskeyDialog({ passkey, onClose, onRemoved }: Props) {
  const t = useT();
  const api = useApi();
  const { isCanvas } = useServices();
  const name = useDeviceName()(passkey);
  const removing = useSingleMutation({
    mutationFn: () => api.call(removePasskey, { body: { id: passkey.id } }),
    onSuccess: onRemoved,
  });
  return (
    <Dialog title={t("security.passkeys.remove_named", { name })} closeLabel={t("security.close")} onClose={onClose}>
      <div className={css.form}>
        <p>{t("security.passkeys.ask_remove", { name })}</p>
        {removing.isError && <FormProblem>{t(problemKey(removing.error))}</FormProblem>}
        {isCanvas && <p className={css.muted}>{t("security.canvas")}</p>}
        <footer className={css.foot}>
          <Button onClick={onClose} data-autofocus="">
            {t("security.cancel")}
          </Button>
          <Button
            look="danger"
            disabled={isCanvas}
            busy={removing.isPending && t("security.working")}
            onClick={() => removing.mutate()}
          >
            {t("security.passkeys.remove")}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
