import { type PasskeyEntry, removePasskey } from "../../../schemas/api/security";
import { useApi, useT } from "../../../src/kit/session/hooks";
import { useSingleMutation } from "../../../src/kit/session/use_single_mutation";
import { useDeviceName } from "./use_device_name";
import { AskBefore } from "./AskBefore";

interface Props {
  passkey: PasskeyEntry;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a device no longer confirms sign-ins. */
export default function RemovePasskeyDialog({ passkey, onClose, onRemoved }: Props) {
  const t = useT();
  const api = useApi();
  const name = useDeviceName()(passkey);
  const removing = useSingleMutation({
    mutationFn: () => api.call(removePasskey, { body: { id: passkey.id } }),
    onSuccess: onRemoved,
  });
  return (
    <AskBefore
      title={t("security.passkeys.remove_named", { name })}
      question={t("security.passkeys.ask_remove", { name })}
      verb={t("security.passkeys.remove")}
      work={removing}
      onClose={onClose}
    />
  );
}
