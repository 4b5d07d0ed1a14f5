/** The symbols of a slot, the dearest first; `wild` stands for all but `scatter`. */
export const slotSymbols = ["wild", "scatter", "crown", "gem", "bell", "star", "ace", "king", "queen", "jack", "ten"] as const;
export type SlotSymbol = (typeof slotSymbols)[number];

/**
 * How wins are found: on twenty lines; on every way from the left, whatever the rows; or on the lines after wilds have filled
 * the reels that they are on.
 */
export const slotMechanics = ["lines", "ways", "expanding"] as const;
export type SlotMechanic = (typeof slotMechanics)[number];

export interface SlotModel {
  mechanic: SlotMechanic;
  /** Symbols of each reel's strip, top to bottom; scatters of a reel are at least three apart. Only lines have wilds on the outer reels. */
  reels: readonly (readonly SlotSymbol[])[];
  /** What three, four and five of a symbol pay, in hundredths of the whole bet. */
  pays: Record<SlotSymbol, readonly [three: number, four: number, five: number]>;
  /** For three scatters or more, again in free spins too; all wins of those count this often. */
  freeSpins: number;
  freeSpinFactor: number;
  mostFreeSpins: number;
  /** The highest win of a round, times the bet. */
  maxMultiplier: number;
  volatility: "low" | "medium" | "high" | "very-high";
  /** In hundredths of a percent, as `slot_return.ts` computes it from all that is above. */
  returnToPlayer: number;
}

/** For each line the row in each reel, from the top. */
export const slotLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
];

const letters: Record<string, SlotSymbol> = {
  W: "wild",
  S: "scatter",
  C: "crown",
  G: "gem",
  B: "bell",
  R: "star",
  A: "ace",
  K: "king",
  Q: "queen",
  J: "jack",
  T: "ten",
};

const strip = (symbols: string): SlotSymbol[] => [...symbols].map((letter) => letters[letter] ?? "ten");

/** Slots of the catalogue differ in their model as in their pictures; from many small wins to few large ones. */
export const slotModels = {
  calm: {
    mechanic: "lines",
    reels: [
      strip("QWQTJRQJATRKGABGKCKTRBCQJTABJAJGQRTKS"),
      strip("JBAKRGJQGASJTRTQARQTJKTQJCWQBKBTASRKCG"),
      strip("BKGQAJKQSTJRGATBCJQRWRCKTQSQJBTATJKWGA"),
      strip("TRJTCBJQJGSRAKBTATQKQCBGSAJTWAGWQKRKJ"),
      strip("ATKQJRBQJTCBQKSRATQRAJWTRKAGCJGJKQGTB"),
    ],
    pays: {
      wild: [460, 1400, 4600],
      scatter: [100, 300, 1000],
      crown: [370, 920, 3250],
      gem: [280, 690, 1850],
      bell: [230, 545, 1400],
      star: [180, 420, 1000],
      ace: [120, 280, 690],
      king: [120, 280, 690],
      queen: [90, 210, 510],
      jack: [90, 180, 460],
      ten: [55, 175, 460],
    },
    freeSpins: 8,
    freeSpinFactor: 1,
    mostFreeSpins: 40,
    maxMultiplier: 500,
    volatility: "low",
    returnToPlayer: 9650,
  },
  even: {
    mechanic: "lines",
    reels: [
      strip("TJBQGKTRAJQTQJKTJAJQSKWARTKTCBRBCQAG"),
      strip("QRGBAQJTJTQCAQTAJSKAKQKJGBTRTRKBTJCWS"),
      strip("KJATJTQTATQBGKAWRBQCJQTJKRAJRGTCKSQB"),
      strip("JBQCTGTKTQACJAQJAQTJKSABWQRTRBSKRGTJK"),
      strip("JTSJQRKRJTKQAQAKTRTCTBJGAQJWCKBQAGTB"),
    ],
    pays: {
      wild: [1000, 5000, 24950],
      scatter: [200, 800, 4000],
      crown: [600, 2500, 12500],
      gem: [400, 1500, 6000],
      bell: [250, 755, 3000],
      star: [200, 600, 2000],
      ace: [100, 295, 1000],
      king: [100, 250, 900],
      queen: [75, 195, 700],
      jack: [50, 170, 600],
      ten: [45, 165, 500],
    },
    freeSpins: 10,
    freeSpinFactor: 2,
    mostFreeSpins: 50,
    maxMultiplier: 1500,
    volatility: "medium",
    returnToPlayer: 9621,
  },
  wild: {
    mechanic: "lines",
    reels: [
      strip("ARQJTJTQABGKTKQJTQRBKARGTKCQSAWJTJ"),
      strip("QTJAQKQGAJTCTBGTRQTASRKWJKQJKTWBARJS"),
      strip("QATWKTATJQTRJAJKQJWRTARBCTKGQCBQGJKS"),
      strip("KTSJAQBKARJTAGQTBATQCTQJRKQCJTKWRJG"),
      strip("QJTATJQJTRTKTQKBAQJKGCRATKAWJBSGQR"),
    ],
    pays: {
      wild: [1000, 6750, 33750],
      scatter: [200, 1000, 10000],
      crown: [670, 3350, 20250],
      gem: [340, 1700, 8450],
      bell: [195, 840, 4050],
      star: [130, 510, 2000],
      ace: [50, 170, 670],
      king: [50, 170, 670],
      queen: [35, 100, 400],
      jack: [35, 100, 400],
      ten: [30, 70, 340],
    },
    freeSpins: 10,
    freeSpinFactor: 3,
    mostFreeSpins: 50,
    maxMultiplier: 2500,
    volatility: "high",
    returnToPlayer: 9590,
  },
  storm: {
    mechanic: "lines",
    reels: [
      strip("KJRATQTJQTCKJTAJKAQRBTJKTRTKQABQWSGJ"),
      strip("RQJTSJTJQTKQAKWJRAKBKATQRTJGTQKBAJGC"),
      strip("KTKCRTJSKAQJGABTJQTQJQAWRKJKATGQSRTBJ"),
      strip("GJTQWAQJQRKJKQTRQJKTJGTKATRABJBSTCKA"),
      strip("KJBWKTRJQATGKAQTJTBTJQRJTKAQKAQTJCRS"),
    ],
    pays: {
      wild: [2150, 12800, 85350],
      scatter: [200, 1000, 10000],
      crown: [1300, 8550, 51200],
      gem: [640, 3400, 21350],
      bell: [260, 1295, 8550],
      star: [170, 640, 3400],
      ace: [65, 215, 1050],
      king: [45, 170, 850],
      queen: [45, 125, 640],
      jack: [45, 110, 430],
      ten: [20, 90, 340],
    },
    freeSpins: 12,
    freeSpinFactor: 5,
    mostFreeSpins: 60,
    maxMultiplier: 5000,
    volatility: "very-high",
    returnToPlayer: 9560,
  },
  river: {
    mechanic: "ways",
    reels: [
      strip("KRGCKQAJAKTSBJAQRJQRTBTJTBCAGKQ"),
      strip("TRJBABQAJRTSGKCAGJKTBQCKTAWRQJQK"),
      strip("TAKTJRASBQKWTACQRJKBAGTQJKQRJGBC"),
      strip("JRQKQTKJBGRQKWBTAJQCBTJGRCASATAK"),
      strip("QRTKBRCJARCBABTKTGKQAJTKJQGQAJS"),
    ],
    pays: {
      wild: [0, 0, 0],
      scatter: [200, 500, 2500],
      crown: [210, 695, 2770],
      gem: [140, 520, 1730],
      bell: [105, 345, 1040],
      star: [105, 275, 830],
      ace: [55, 140, 415],
      king: [55, 140, 415],
      queen: [42, 105, 345],
      jack: [35, 83, 275],
      ten: [35, 83, 275],
    },
    freeSpins: 8,
    freeSpinFactor: 2,
    mostFreeSpins: 40,
    maxMultiplier: 1500,
    volatility: "medium",
    returnToPlayer: 9628,
  },
  delta: {
    mechanic: "ways",
    reels: [
      strip("BCTGARTJQKQKSTAJBTRJQKGAQRJQKAJT"),
      strip("KRBJTWGQGKTQARQABAJAQRJTKJTCTQKJS"),
      strip("JKTJARKQJRKAKTQCJQBTJABSWGRAQTQTG"),
      strip("RJGQKQTATJKACQSWAJAJRKRBGQTQTKTJB"),
      strip("RJQRABQAGCAJBKASTKTJQJKJTQRTGTQK"),
    ],
    pays: {
      wild: [0, 0, 0],
      scatter: [200, 1000, 5000],
      crown: [330, 1645, 8225],
      gem: [220, 820, 3840],
      bell: [135, 495, 1920],
      star: [82, 275, 1095],
      ace: [38, 110, 385],
      king: [38, 110, 385],
      queen: [27, 77, 245],
      jack: [22, 55, 190],
      ten: [22, 55, 190],
    },
    freeSpins: 10,
    freeSpinFactor: 3,
    mostFreeSpins: 50,
    maxMultiplier: 3000,
    volatility: "high",
    returnToPlayer: 9565,
  },
  bloom: {
    mechanic: "expanding",
    reels: [
      strip("KSJRJTRJBTQRAKQABCKAKQCGTQTJGAB"),
      strip("ACQJSTGBQTAKJKCBATWRJKQATKRGBJQR"),
      strip("RBTQKJAKQTJATAJRCWKABSJGQKQCBTRG"),
      strip("SCKQARBWQAQJACTAJGTKRBGBQRJKTJTK"),
      strip("BGJKCJTKABJKSCGAQTAQRAQJQTRBRKT"),
    ],
    pays: {
      wild: [0, 0, 0],
      scatter: [200, 500, 2500],
      crown: [280, 1125, 4220],
      gem: [195, 705, 2535],
      bell: [140, 420, 1405],
      star: [115, 340, 1125],
      ace: [56, 170, 565],
      king: [56, 170, 565],
      queen: [42, 125, 420],
      jack: [28, 84, 280],
      ten: [28, 84, 280],
    },
    freeSpins: 8,
    freeSpinFactor: 2,
    mostFreeSpins: 40,
    maxMultiplier: 1500,
    volatility: "medium",
    returnToPlayer: 9608,
  },
  blaze: {
    mechanic: "expanding",
    reels: [
      strip("KJQATJRGJQBKRTQBTAQAJSKQKGRTJATC"),
      strip("JQKTKJTWQTQKTCBQBRSJAJQJARGAKRGAT"),
      strip("QKQJKACKQARAQJWJGTQRTBTSRKGJTJTAB"),
      strip("RJQJSAGTQKAQKJCJARTJTGAQKRWBKTBTQ"),
      strip("RBJKGKTQARTBTQATJGQKJTSRKQAJACJQ"),
    ],
    pays: {
      wild: [0, 0, 0],
      scatter: [200, 1000, 5000],
      crown: [550, 2760, 13795],
      gem: [330, 1380, 5520],
      bell: [195, 690, 2760],
      star: [110, 385, 1380],
      ace: [41, 140, 495],
      king: [41, 140, 495],
      queen: [28, 97, 330],
      jack: [22, 69, 250],
      ten: [22, 69, 250],
    },
    freeSpins: 10,
    freeSpinFactor: 3,
    mostFreeSpins: 50,
    maxMultiplier: 3000,
    volatility: "high",
    returnToPlayer: 9596,
  },
} satisfies Record<string, SlotModel>;

export type SlotModelId = keyof typeof slotModels;

export const slotModelOf = (id: string | null): SlotModel =>
  id !== null && Object.hasOwn(slotModels, id) ? slotModels[id as SlotModelId] : slotModels.even;
