// The practice studios' tables in a process that is killed (killed_table.test.ts): it bets, or looks at what a window shows, when it is told to.
import { openAggregator } from "../outside/sandbox/studios/aggregator";
import { openBooks, type Session } from "../outside/sandbox/studios/books";
import { timeOf } from "../outside/sandbox/studios/table_clock";

export interface TableToKill {
  folder: string;
  secret: string;
  privateKey: string;
  walletUrl: string;
  /** In ms since 1970: what its clock says, standing still; or from where on it goes. */
  clock: { at: number; goesOn: boolean };
}

const { folder, secret, privateKey, walletUrl, clock } = JSON.parse(process.argv[2] ?? "") as TableToKill;
const began = performance.now();
Date.now = () => clock.at + (clock.goesOn ? Math.floor(performance.now() - began) : 0);

const aggregator = openAggregator({ books: openBooks(folder), secret, privateKey, walletUrl: () => walletUrl });
aggregator.resume();
process.on("message", ({ session, spots }: { session: Session; spots?: Record<string, number> }) => {
  const { number } = timeOf(session.code, Date.now());
  const seen = async () => ({ own: aggregator.ownBets(session, number), balance: await aggregator.balanceOf(session) });
  void (spots ? aggregator.bet(session, spots) : seen()).then((told) => process.send?.(told));
});
process.send?.("ready");
