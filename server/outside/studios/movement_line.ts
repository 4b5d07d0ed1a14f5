/** A movement as the partner's own file has it. */
export interface MovementLine {
  transactionId: string;
  kind: "bet" | "win" | "rollback";
  player: string;
  round: string;
  currencyCode: string;
  /** In minor units; what a rollback gave back. */
  amount: number;
  isRolledBack: boolean;
  /** ISO 8601. */
  at: string;
}
