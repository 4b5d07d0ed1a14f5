import verifier from "../../../docs/verify/verify.py?raw";
import { kenoPays, mostPicks } from "../../../src/play/rules/keno";
import { plinkoBuckets } from "../../../src/play/rules/plinko";
import { wheelSegments } from "../../../src/play/rules/wheel";
import { useT } from "../../../src/kit/session/hooks";
import css from "./Algorithm.module.css";
import { Code, hundredths, scrolls } from "./Code";
import { Jackpots } from "./Jackpots";
import { SlotModels } from "./SlotModels";

/** How each game's results are computed, as exactly as another program needs it: what differs by language are the words alone. */
export default function Algorithm() {
  const t = useT();
  const part = (name: string, code: string) => {
    const title = t(
      name === "seeds" || name === "paid" || name === "jackpots" ? `fair.exact.${name}_title` : `fair.games.${name}`,
    );
    return (
      <section className={css.part}>
        <h4>{title}</h4>
        <p>{t(`fair.exact.${name}`)}</p>
        <Code text={code} label={title} />
        {name === "plinko" && (
          <RiskTables game={name} risks={risks} heads={from(8, 16)} paysOf={(risk, rows) => plinkoBuckets({ rows, risk })} />
        )}
        {name === "slot" && <SlotModels />}
        {name === "jackpots" && <Jackpots />}
        {name === "keno" && <RiskTables game={name} risks={["classic", ...risks]} heads={from(1, mostPicks)} paysOf={kenoPays} />}
        {name === "wheel" && (
          <RiskTables
            game={name}
            risks={risks}
            heads={[10, 20, 30, 40, 50]}
            paysOf={(risk, segments) => wheelSegments({ segments, risk })}
          />
        )}
      </section>
    );
  };
  return (
    <div className={css.algorithm}>
      {part("seeds", seedsCode)}
      {part("dice", diceCode)}
      {part("limbo", limboCode)}
      {part("mines", minesCode)}
      {part("plinko", plinkoCode)}
      {part("slot", slotCode)}
      {part("crash", crashCode)}
      {part("keno", kenoCode)}
      {part("wheel", wheelCode)}
      {part("hilo", hiloCode)}
      {part("towers", towersCode)}
      {part("roulette", rouletteCode)}
      {part("baccarat", baccaratCode)}
      {part("blackjack", blackjackCode)}
      {part("video_poker", videoPokerCode)}
      {part("paid", paidCode)}
      {part("jackpots", jackpotsCode)}
      <section className={css.part}>
        <h4>{t("fair.exact.differs_title")}</h4>
        <p>{t("fair.exact.differs")}</p>
      </section>
      <details className={css.program}>
        <summary>{t("fair.exact.program")}</summary>
        <Code text={verifier} label="verify.py" />
      </details>
    </div>
  );
}

// What stands in code is the same in every language, as in `docs/fair.md`.
const seedsCode = `key     = ASCII(serverSeed)
message = clientSeed + ":" + nonce + ":" + cursor     cursor = 0, 1, 2 …
block   = HMAC-SHA256(key, message)                   32 bytes = 8 × u
u       = 4 bytes, big-endian                         0 … 2^32 - 1
float   = u / 2^32`;
const diceCode = `roll = floor(float * 10000)                           0 … 9999
under: roll < target      winning = target
over:  roll > target      winning = 9999 - target
multiplier = floor(99000000 / winning) / 10000`;
const limboCode = `result = min(100000000, max(100, floor(99 * 2^32 / u))) / 100      u = 0: 1000000.00`;
const minesCode = `tiles = [0, 1, … 24]
for place = 0 … mines - 1:
    other = place + floor(float * (25 - place))
    swap tiles[place], tiles[other]
multiplier = floor(9900 * 25!/(25-k)! / ((25-m)!/(25-m-k)!)) / 10000`;
const plinkoCode = `float < 0.5: ←     float ≥ 0.5: →
bucket = count(→)`;
const slotCode = `stop = floor(float * length(strip))                   × 5
row  = strip[(stop + 0 | 1 | 2) mod length(strip)]`;
const crashCode = `link(n - 1) = SHA-256(ASCII(link(n)))
serverSeed(flight n) = link(n)     nonce = 0
crash = min(100000000, max(100, floor(99 * 2^32 / u))) / 100
reached(t ms) = floor(100 * e^(0.00006 * t)) / 100`;
const kenoCode = `numbers = [1, 2, … 40]
for place = 0 … 9: drawn = take out numbers[floor(float * (40 - place))]`;
const wheelCode = `segment = floor(float * segments)                     0 … segments - 1`;
const hiloCode = `card = floor(float * 52)      ♦2 ♥2 ♠2 ♣2 ♦3 … ♦A ♥A ♠A ♣A
higher: w = 14 - value (ace: 12)     lower: w = value (king: 12)
multiplier = floor(9900 * 13^n / (w1 * w2 * … wn)) / 10000`;
const towersCode = `easy 4/3   medium 3/2   hard 2/1   expert 3/1   master 4/1
for row = 1 … 9:
    tiles = [0, 1, … n - 1]
    for place = 0 … safe - 1: take out tiles[floor(float * (n - place))]
multiplier = floor(9900 * (n / safe)^k) / 10000`;
const rouletteCode = `pocket = floor(float * 37)                            0 … 36
red: 1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36     0: chips on 0 alone
multiplier = floor(10000 * sum(chips * pays) / sum(chips)) / 10000`;
const baccaratCode = `card = floor(float * 52)      ♦2 ♥2 ♠2 ♣2 ♦3 … ♦A ♥A ♠A ♣A
points: ace 1, 2 … 9, ten to king 0     total = sum(points) mod 10
player 2.00     banker 1.95     tie 9.00 (player and banker 1.00)
multiplier = floor(10000 * sum(chips * pays) / sum(chips)) / 10000`;
const blackjackCode = `card = floor(float * 52)      ♦2 ♥2 ♠2 ♣2 ♦3 … ♦A ♥A ♠A ♣A
points: ace 11 (1 above 21), ten to king 10
two cards 21: 2.5     win 2     tie 1     doubled: × 2
multiplier = sum(hands) / stakes                      paid of bet / stakes, multiplier * stakes`;
const videoPokerCode = `pack = [♦2 ♥2 ♠2 ♣2 ♦3 … ♦A ♥A ♠A ♣A]
for place = 0 … 9: card = take out pack[floor(float * (52 - place))]
royal 800  straight flush 50  four 25  full house 9  flush 6  straight 4  three 3  two pairs 2  J+ 1`;
const paidCode = `block = HMAC-SHA256(key, clientSeed + ":" + nonce + ":rounding")
units = floor(bet * multiplier)     rest = bet * multiplier - units
if floor(float * 10000) < rest * 10000: units + 1`;

const jackpotsCode = `held   = held + bet * share
won    = held >= D                                    D = start + ceil(start / 4) … 3 * start + 1
from   = max(held, start + ceil(start / 4) - 1)
chance = max(0, held + bet * share - from) / (3 * start + 1 - from)
return = share * (1 + 2 * start / (ceil(start / 4) + 2 * start + 1))`;

const risks = ["low", "medium", "high"] as const;
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

interface TableProps {
  game: string;
  name: string;
  rows: readonly (readonly [head: number, pays: readonly number[]])[];
}

/** A table of what is paid, with what stands at the beginning of its rows. */
const Table = ({ game, name, rows }: TableProps) => (
  <div className={css.table}>
    <h5>{name}</h5>
    <div {...scrolls} className={css.scroll} aria-label={`${game}, ${name}`}>
      <table>
        <tbody>
          {rows.map(([head, pays]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {pays.map((pay, index) => (
                <td key={index}>{hundredths(pay)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
);

/** What a game pays with each risk, row by row. */
function RiskTables<Risk extends string>({ game, risks, heads, paysOf }: RiskTablesProps<Risk>) {
  const t = useT();
  return risks.map((risk) => (
    <Table
      key={risk}
      game={t(`fair.games.${game}`)}
      name={t(riskName(risk))}
      rows={heads.map((head) => [head, paysOf(risk, head)] as const)}
    />
  ));
}

const riskName = (risk: string): string => (risk === "classic" ? "in_game.keno.classic" : `in_game.plinko.${risk}`);

interface RiskTablesProps<Risk extends string> {
  game: string;
  risks: readonly Risk[];
  heads: readonly number[];
  paysOf: (risk: Risk, head: number) => readonly number[];
}
