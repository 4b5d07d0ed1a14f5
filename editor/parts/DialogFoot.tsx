import type { ReactNode } from "react";
import { Button } from "./Button";

interface Props {
  /** What leaves all as it is. */
  cancel: ReactNode;
  cancelLook?: "plain" | "line" | "danger";
  onCancel: () => void;
  /** What the dialog is for; missing while there is nothing yet to do it with. */
  verb?: ReactNode;
  isDangerous?: boolean;
  isDisabled?: boolean | undefined;
  /** Why it can't be done, said at the button. */
  disabledReason?: string | undefined;
  /** The form that the verb sends, or else what it does. */
  form?: string;
  onVerb?: () => void;
}

/** The two verbs at the end of a dialog. */
export const DialogFoot = ({
  cancel,
  cancelLook,
  onCancel,
  verb,
  isDangerous,
  isDisabled,
  disabledReason,
  form,
  onVerb,
}: Props) => (
  <>
    <Button size="large" look={cancelLook} onClick={onCancel}>
      {cancel}
    </Button>
    {verb !== undefined && (
      <Button
        size="large"
        look={isDangerous ? "danger" : "fill"}
        type={form === undefined ? "button" : "submit"}
        form={form}
        isDisabled={isDisabled}
        disabledReason={disabledReason}
        onClick={onVerb}
      >
        {verb}
      </Button>
    )}
  </>
);
