import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, like } from "drizzle-orm";
import { documentLabels, type DocumentReason, type DocumentSide, type DocumentStatus } from "../../schemas/documents";
import type { LimitKind, Timeframe } from "../../schemas/limits";
import { users } from "../accounts/users/tables";
import { playerBreaks } from "../care/breaks/tables";
import { settle } from "../care/documents/decide";
import { storeFile } from "../care/documents/file_store";
import { playerDocuments } from "../care/documents/tables";
import { playedHours, playerLimits } from "../care/limits/tables";
import { writeAudit } from "../platform/audit/write_audit";
import type { Queryable } from "../platform/plugins/database";
import { demoAccounts } from "./accounts";
import { bookPast } from "./book_past";
import { playersDomain } from "./demo_players";
import type { DemoFiles, Fill } from "./demo_files";
import { writePast } from "./fill_payments";

const minute = 60_000;
const day = 86_400_000;
const currencyCode = "EUR";
const reviewer = "cashier@foyer.test";
const careful = "careful@foyer.test";

type Owner = { email: string } | { firstName: string; lastName: string; dateOfBirth: string; address: string; city: string };

interface Sent {
  labelId: number;
  side: DocumentSide;
  status: DocumentStatus;
  minutesAgo: number;
  /** Of its picture; nothing was sent without. */
  file?: string;
  /** Its brightness and sharpness, measured once, so that the demo starts quickly. */
  seen?: [brightness: number, sharpness: number];
  reasons?: DocumentReason[];
  words?: string;
}

const [card, passport, bill, income] = [1, 2, 3, 6];
const days = (count: number) => count * 1_440;

type Picture = [file: string, seen: [brightness: number, sharpness: number]];

/** What is asked of everybody, confirmed so many days ago; without a picture where the house has deleted it. */
const confirmed = (email: string, daysAgo: number, ofPassport: Picture | null, ofBill: Picture) => ({
  owner: { email },
  documents: [
    { labelId: passport, picture: ofPassport },
    { labelId: bill, picture: ofBill },
  ].map(({ labelId, picture }): Sent => {
    const sent = { labelId, side: "front", status: 1, minutesAgo: days(daysAgo) } as const;
    return picture ? { ...sent, file: picture[0], seen: picture[1] } : sent;
  }),
});

/** What players have sent: some of it waits for a look, some is asked for again, rejected or confirmed. */
const folders: readonly { owner: Owner; documents: readonly Sent[] }[] = [
  {
    owner: { firstName: "Grace", lastName: "Kelleher", dateOfBirth: "1992-06-27", address: "Merchants Quay 4", city: "Cork" },
    documents: [{ labelId: passport, side: "front", status: 0, minutesAgo: 96, file: "grace-passport", seen: [52, 45] }],
  },
  {
    owner: { firstName: "Carmen", lastName: "Ortega Ruiz", dateOfBirth: "1987-02-19", address: "Calle Luna 8", city: "Sevilla" },
    documents: [
      { labelId: card, side: "front", status: 0, minutesAgo: 52, file: "carmen-front", seen: [49, 38] },
      { labelId: card, side: "back", status: 0, minutesAgo: 51, file: "carmen-back", seen: [48, 44] },
    ],
  },
  {
    owner: { firstName: "Søren", lastName: "Kjær", dateOfBirth: "1979-10-03", address: "Nørregade 31", city: "Odense" },
    documents: [
      { labelId: card, side: "front", status: 1, minutesAgo: days(2), file: "soren-front", seen: [51, 37] },
      { labelId: card, side: "back", status: 1, minutesAgo: days(2), file: "soren-back", seen: [49, 43] },
      { labelId: bill, side: "front", status: 0, minutesAgo: 23, file: "soren-bill", seen: [52, 40] },
    ],
  },
  {
    owner: { firstName: "Lena", lastName: "Brandt", dateOfBirth: "1996-12-08", address: "Kastanienallee 40", city: "Leipzig" },
    documents: [
      { labelId: card, side: "front", status: 1, minutesAgo: days(1), file: "lena-front", seen: [52, 37] },
      { labelId: card, side: "back", status: 4, minutesAgo: days(1), file: "lena-back", seen: [11, 10], reasons: ["too_dark"] },
    ],
  },
  {
    owner: { firstName: "Mikko", lastName: "Laine", dateOfBirth: "1983-05-11", address: "Hämeenkatu 19", city: "Tampere" },
    documents: [
      { labelId: bill, side: "front", status: 2, minutesAgo: days(3), file: "mikko-bill", seen: [52, 40], reasons: ["too_old"] },
    ],
  },
  {
    owner: { firstName: "Henrik", lastName: "Dahl", dateOfBirth: "1975-08-29", address: "Strandgata 2", city: "Bergen" },
    documents: [
      {
        labelId: income,
        side: "front",
        status: 4,
        minutesAgo: days(1),
        words: "Vi må vite hvor pengene kommer fra. Send en lønnsslipp fra de siste tre månedene.",
      },
    ],
  },
  confirmed("paid@foyer.test", 400, ["alexander-passport", [54, 45]], ["alexander-bill", [51, 40]]),
  confirmed("tester@foyer.test", 295, ["timo-passport", [55, 43]], ["timo-bill", [52, 40]]),
  confirmed("streamer@foyer.test", 600, ["lucia-passport", [52, 44]], ["lucia-bill", [51, 39]]),
  confirmed("vip@foyer.test", 390, null, ["viola-bill", [51, 41]]), // whose birthday, and so their passport, is another one each day
  confirmed("resting@foyer.test", 200, ["paula-passport", [55, 43]], ["paula-bill", [51, 41]]),
  confirmed("excluded@foyer.test", 510, ["mads-passport", [54, 43]], ["mads-bill", [52, 40]]),
  {
    owner: { email: careful },
    documents: [
      { labelId: card, side: "front", status: 1, minutesAgo: days(2), file: "jonas-front", seen: [49, 37] },
      {
        labelId: card,
        side: "back",
        status: 4,
        minutesAgo: days(2),
        file: "jonas-back",
        seen: [44, 42],
        reasons: ["corner_cut"],
      },
      { labelId: bill, side: "front", status: 2, minutesAgo: days(1), file: "jonas-bill", seen: [51, 41], reasons: ["too_old"] },
    ],
  },
];

/** Documents of the demo's players, so that the desk has a queue and a player has something to send again. */
export const fillDocuments: Fill = async (db, files) => {
  for (const { owner, documents } of folders) {
    const player = await ownerOf(db, owner);
    if (!player) continue;
    for (const sent of documents) await write(db, files, player, sent);
    await settle(db, player);
  }
};

async function ownerOf(db: Queryable, owner: Owner) {
  if ("email" in owner) return (await db.select().from(users).where(eq(users.email, owner.email)))[0];
  const { firstName, ...details } = owner;
  const isOfDemo = and(like(users.email, `%@${playersDomain}`), eq(users.firstName, firstName));
  const [row] = await db
    .update(users)
    .set({ ...details, kycStatus: "PENDING" })
    .where(isOfDemo)
    .returning();
  return row;
}

async function write(db: Queryable, files: DemoFiles, { id: userId, email }: typeof users.$inferSelect, sent: Sent) {
  const { labelId, side, status, file, seen, reasons = [], words } = sent;
  const isDecided = status !== 0;
  const picture = file !== undefined && files.documentKeys.length > 0 ? await read(files, file) : null;
  const createdAt = new Date(Date.now() - sent.minutesAgo * minute);
  const [row] = await db
    .insert(playerDocuments)
    .values({
      userId,
      labelId,
      side,
      status,
      reasons,
      createdAt,
      words: words ?? null,
      fileId: picture && (await storeFile(db, files.documentKeys, "picture", [picture])),
      measured: seen ? { width: 1_200, height: 820, brightness: seen[0], sharpness: seen[1] } : null,
      ...(isDecided && { actionPerformedAt: new Date(createdAt.getTime() + 38 * minute), decidedBy: reviewer }),
    })
    .returning({ id: playerDocuments.id });
  const label = documentLabels.find(({ id }) => id === labelId)?.name;
  const details = { label, side, document: row?.id };
  if (file !== undefined) await writeAudit(db, { actor: email, action: "document.sent", userId, details });
  if (!isDecided) return;
  const action = status === 1 ? "approved" : status === 2 ? "rejected" : file === undefined ? "requested" : "asked_again";
  await writeAudit(db, { actor: reviewer, action: `document.${action}`, userId, details: { ...details, reasons } });
}

const read = ({ folder }: DemoFiles, name: string) => readFile(join(folder, "documents", `${name}.webp`));

interface Limit {
  kind: LimitKind;
  timeframe: Timeframe;
  /** Cents, or minutes. */
  amount: number;
  asked?: number;
}

const limits: readonly Limit[] = [
  { kind: "deposit", timeframe: "daily", amount: 5_000 },
  { kind: "deposit", timeframe: "monthly", amount: 20_000, asked: 30_000 },
  { kind: "bet", timeframe: "daily", amount: 4_000 },
  { kind: "loss", timeframe: "weekly", amount: 6_000 },
  { kind: "time", timeframe: "daily", amount: 120 },
];

const paidIn = 3_000;

/** Somebody who keeps to limits: each is partly used, one is nearly used up, and one is to be raised. */
export const fillLimits: Fill = async (db) => {
  const [player] = await db.select().from(users).where(eq(users.email, careful));
  if (!player) return;
  const userId = player.id;
  const now = Date.now();
  const setAt = new Date(now - 60 * day);
  await db.insert(playerLimits).values(
    limits.map(({ kind, timeframe, amount, asked }) => ({
      userId,
      kind,
      timeframe,
      amount,
      setAt,
      currencyCode: kind === "time" ? null : currencyCode,
      ...(asked !== undefined && {
        pendingAmount: asked,
        pendingRequestedAt: new Date(now - 7 * 60 * minute),
        pendingAppliesAt: new Date(now - 7 * 60 * minute + day),
      }),
    })),
  );
  const { depositCount, totalDeposit } = player;
  await db
    .update(users)
    .set({ realityMinutes: 30, depositCount: depositCount + 1, totalDeposit: totalDeposit + paidIn })
    .where(eq(users.id, userId));
  const at = new Date(now - 15 * minute);
  const paid = await writePast(db, [
    {
      userId,
      kind: "deposit",
      methodId: "harbour_card",
      provider: "harbour",
      state: "paid",
      amount: paidIn,
      countryCode: player.countryCode,
      at,
      accountId: null,
    },
  ]);
  await bookPast(db, paid);
  const hour = new Date(at);
  hour.setUTCMinutes(0, 0, 0);
  const played = { bets: 3_600, wins: 2_150, rounds: 41, milliseconds: 47 * minute, lastAt: at };
  await db.insert(playedHours).values({ userId, currencyCode, hour, ...played });
};

/** Whoever is on a time-out: for some days still. */
export const fillBreaks: Fill = async (db) => {
  for (const { email, timeOutDays } of demoAccounts) {
    if (!timeOutDays) continue;
    const until = new Date(Date.now() + timeOutDays * day);
    const [player] = await db
      .update(users)
      .set({ excludedUntil: until })
      .where(eq(users.email, email))
      .returning({ id: users.id });
    if (!player) continue;
    const startedAt = new Date(until.getTime() - 7 * day);
    await db.insert(playerBreaks).values({ userId: player.id, kind: "time_out", period: "P1W", startedAt, until });
  }
};
