import { useQuery } from "@tanstack/react-query";
import { askPasskey } from "../../../schemas/api/security";
import { signWithPasskey } from "../../../src/features/accounts/passkeys/device";
import { useApi, useT } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { useFrame } from "../../../src/kit/ui/frame";
import { CodeField, type Form } from "./form_parts";
import { sessionsQuery } from "./queries";

/** The second factor once more: a code or a recovery code, or a passkey where the account has one. */
export function SecondFactor({ form }: { form: Form }) {
  const t = useT();
  const api = useApi();
  const browser = useFrame()?.window;
  const { data } = useQuery(sessionsQuery({ api }));
  const hasPasskey = (data?.passkeys.length ?? 0) > 0;

  async function sign() {
    const { data: question } = await api.call(askPasskey, { body: {} });
    return question && browser ? signWithPasskey(browser, question) : null;
  }

  return (
    <>
      <CodeField
        form={form}
        label={t("security.two_factor.code")}
        hint={t("security.two_factor.or_recovery")}
        takesRecoveryCode
      />
      {hasPasskey && (
        <Button
          isWide
          disabled={form.isCanvas || form.isBusy}
          busy={form.isInstead && t("security.working")}
          onClick={() => void form.submitInstead("code", "passkey", sign)}
        >
          {t("security.passkeys.use")}
        </Button>
      )}
    </>
  );
}
