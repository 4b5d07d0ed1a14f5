import type { User } from "../../../schemas/user";

/** What each dialog about the second factor is given. */
export interface TwoFactorDialogProps {
  user: User;
  /** Something about it is other than before. */
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}
