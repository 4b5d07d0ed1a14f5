import { runBundled } from "../child.mjs";

export async function measure({ isFull, isSmall }) {
  const least = isSmall ? 20_000 : isFull ? 10_000_000 : 2_000_000;
  const most = isSmall ? least : isFull ? 1_000_000_000 : 10_000_000;
  const { models, bestPlay } = await runBundled("bench/slot_rtp/measure.ts", "slot_rtp", [String(least), String(most)]);
  return {
    title: "What the slot returns, and games that are decided in",
    method:
      `Each model plays at least ${least / 1e6} million rounds with their free spins, by the rules of server and verify page, from a fixed start of a random ` +
      `generator, until twice the standard error is below 0.1 % or there were ${most / 1e6} million. Published is what its strips and pays make exactly; so few rounds that chance explains more are held to four standard errors. Beside them what the best ` +
      "play of blackjack and video poker returns, by all cards that can come, and as it is told where they are opened.",
    figures: [
      ...models.map(({ id, published, measured, standardError, rounds, hitShare }) => ({
        name: `${id}, measured − published ${published.toFixed(2)} %`,
        value: Math.abs(measured - published),
        unit: "%",
        bar: { most: Math.max(0.1, 4 * standardError) },
        mayBeZero: true,
        beside: `${measured.toFixed(3)} % of ${rounds / 1e6} million; standard error ${standardError.toFixed(3)} %; one in ${(1 / hitShare).toFixed(1)} pays`,
      })),
      ...bestPlay.map(({ name, published, exact }) => ({
        name: `${name}, exact − published ${published.toFixed(2)} %`,
        value: Math.abs(exact - published),
        unit: "%",
        bar: { most: 0.005 },
        mayBeZero: true,
        beside: `${exact.toFixed(4)} %`,
      })),
    ],
    bestPlay,
    models,
  };
}
