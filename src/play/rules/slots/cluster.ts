import { type SlotModel, strip } from "./slot_model";

const clusters = { rows: 5, counts: [5, 7, 10], freeSpins: 0, freeSpinFactor: 1, mostFreeSpins: 0 } as const;

/** Five alike that touch, on five rows; neither wilds nor scatters. */
export const clusterModels = {
  meadow: {
    ...clusters,
    mechanic: "cluster",
    reels: [strip("AABRRCGQQQKK"), strip("RRQQKKKABBCG"), strip("AAAKBBGGRQQC"), strip("KKKGRRABBCQQ"), strip("GRRQQQCAAKKB")],
    pays: {
      wild: [0, 0, 0],
      scatter: [0, 0, 0],
      crown: [520, 1750, 8650],
      gem: [345, 1200, 5200],
      bell: [205, 690, 2750],
      star: [138, 430, 1550],
      ace: [86, 260, 865],
      king: [69, 205, 690],
      queen: [52, 173, 520],
      jack: [0, 0, 0],
      ten: [0, 0, 0],
    },
    fallFactors: [1, 2, 3],
    maxMultiplier: 97,
    volatility: "low",
    returnToPlayer: 9616,
  },
  hive: {
    ...clusters,
    mechanic: "cluster",
    reels: [strip("QQQRGCCBBKKAA"), strip("RRAAKKBGGCQQ"), strip("RQQCAAKKKBBG"), strip("RRAACGGKKQQB"), strip("AAGBBKKQQQRCC")],
    pays: {
      wild: [0, 0, 0],
      scatter: [0, 0, 0],
      crown: [860, 3900, 25850],
      gem: [540, 2150, 12900],
      bell: [260, 860, 3450],
      star: [172, 540, 1950],
      ace: [65, 215, 1050],
      king: [43, 151, 645],
      queen: [32, 108, 430],
      jack: [0, 0, 0],
      ten: [0, 0, 0],
    },
    fallFactors: [1, 2, 4, 8, 15],
    maxMultiplier: 1000,
    volatility: "high",
    returnToPlayer: 9596,
  },
} satisfies Record<string, SlotModel>;
