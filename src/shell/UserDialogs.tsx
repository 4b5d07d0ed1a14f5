import { askedPart } from "../features/common/asked_part/asked_part";

const WithdrawalDialog = askedPart(
  () => import("../features/money/withdrawal/WithdrawalDialog"),
  { look: "over" },
  "withdrawal",
  "profile",
);
const PendingDialog = askedPart(() => import("../features/money/cashier/payment/PendingDialog"), { look: "over" }, "cashier");
const DepositSheet = askedPart(
  () => import("../features/money/cashier/sheet/DepositSheet"),
  { look: "over" },
  "cashier",
  "bonus",
  "deposit",
);
const RakebackDialog = askedPart(() => import("../features/rewards/rewards/RakebackDialog"), { look: "over" }, "bonus");
const StatisticsDialog = askedPart(
  () => import("../features/games/player_statistics/StatisticsDialog"),
  { look: "over" },
  "statistics",
);

interface Props {
  /** The dialog that the address names. */
  modal: string | null;
  /** Whose statistics are looked at. */
  player: string | null;
  /** Takes its parameter from the address, and those of its own that are named. */
  onClose: (also: string) => void;
}

/** The sheet that pays in leaves nothing of its own behind; beside another dialog a bonus that was chosen stays chosen. */
const ofSheet = "&missing=&ab=&b=&group=&method=&payment=&amount=";

/** The dialogs with an address that users have and guests have not. */
export default function UserDialogs({ modal, player, onClose }: Props) {
  const close = () => onClose("");
  return (
    <>
      {modal === "upload-documents" && <WithdrawalDialog onClose={close} />}
      {modal === "deposit-pending" && <PendingDialog onClose={close} />}
      {modal === "deposit" && <DepositSheet onClose={() => onClose(ofSheet)} />}
      {modal === "rakeback" && <RakebackDialog onClose={close} />}
      {player && <StatisticsDialog key={player} of={player} onClose={close} />}
    </>
  );
}
