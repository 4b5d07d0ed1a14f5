import { askedPart } from "../features/asked_part/asked_part";

const WithdrawalDialog = askedPart(
  () => import("../features/withdrawal/WithdrawalDialog"),
  { look: "over" },
  "withdrawal",
  "profile",
);
const PendingDialog = askedPart(() => import("../features/cashier/payment/PendingDialog"), { look: "over" }, "cashier");
const DepositSheet = askedPart(
  () => import("../features/cashier/sheet/DepositSheet"),
  { look: "over" },
  "cashier",
  "bonus",
  "deposit",
);
const RakebackDialog = askedPart(() => import("../features/rewards/RakebackDialog"), { look: "over" }, "bonus");
const StatisticsDialog = askedPart(
  () => import("../features/player_statistics/StatisticsDialog"),
  { look: "over" },
  "statistics",
);

interface Props {
  /** The dialog that the address names. */
  modal: string | null;
  /** Whose statistics are looked at. */
  player: string | null;
  onClose: () => void;
}

/** The dialogs with an address that users have and guests have not. */
export default function UserDialogs({ modal, player, onClose }: Props) {
  return (
    <>
      {modal === "upload-documents" && <WithdrawalDialog onClose={onClose} />}
      {modal === "deposit-pending" && <PendingDialog onClose={onClose} />}
      {modal === "deposit" && <DepositSheet onClose={onClose} />}
      {modal === "rakeback" && <RakebackDialog onClose={onClose} />}
      {player && <StatisticsDialog key={player} of={player} onClose={onClose} />}
    </>
  );
}
