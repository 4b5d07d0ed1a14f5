/** How the site reaches the aggregator, and how both know each other. */
export interface Hub88Connection {
  /** Of its API, without a slash at the end. A function: the demo's own is known once it listens. */
  apiUrl: () => string;
  operatorId: number;
  /** Which of the operator's sites this is; null where it has one. */
  subPartner: string | null;
  /** The site's own, in PEM: what it asks for is signed with it. */
  privateKey: string;
  /** The aggregator's, in PEM: what it asks the wallet for is signed with the other half. */
  publicKey: string;
  /** Where its games' pages are, for the content security policy. */
  frameOrigins: () => readonly string[];
}
