import { getActivity } from "../../../schemas/api/activity";
import { getAccountClosing } from "../../../schemas/api/closing";
import { getDataExport } from "../../../schemas/api/data_export";
import { getRealityCheck, type RealityCheck } from "../../../schemas/api/reality";
import { getPush } from "../../../schemas/api/push";
import { getSelfTest } from "../../../schemas/api/self_test";
import { getRakebackDays, getUserBonus } from "../../../schemas/api/bonuses";
import { getLoyalty, getLoyaltyPoints } from "../../../schemas/api/loyalty";
import { sampleLoyalty, samplePoints } from "./sample_loyalty";
import { getFavoriteGames } from "../../../schemas/api/favorite_games";
import { getAllGames } from "../../../schemas/api/games";
import { getMissions } from "../../../schemas/api/missions";
import { sampleMissions } from "./sample_missions";
import { getUserOnboarding } from "../../../schemas/api/onboarding";
import { getGameSession } from "../../../schemas/api/play";
import { getLimitReview, getLimitTable } from "../../../schemas/api/limits";
import { getDocuments } from "../../../schemas/api/documents";
import { sampleDocuments } from "./sample_documents";
import { sampleLimits } from "./sample_limits";
import { samplePosition } from "./sample_position";
import { sampleStatistics } from "./sample_statistics";
import { getUserTournamentPosition } from "../../../schemas/api/tournaments";
import { getPublicPlayerStatistic } from "../../../schemas/api/statistics";
import { getSessions, type SessionEntry } from "../../../schemas/api/security";
import { getIdentities } from "../../../schemas/api/social";
import { getReferral, type Referral } from "../../../schemas/api/referral";
import { getConsentHistory, getPendingConsents } from "../../../schemas/api/registration";
import { getUserDetails, getViewer, type LoginInfo } from "../../../schemas/api/users";
import { getMyLatestWins, getMyTopWins } from "../../../schemas/api/winners";
import type { Winner } from "../../../schemas/live";
import type { User } from "../../../schemas/user";
import { createApi, type Transport } from "../../kit/api/api";
import type { SampleAnswer, SampleContext } from "./sample_context";
import { samplePaymentAnswers } from "./sample_payments";
import { createRandom } from "./seed";

/** Nobody is signed in, as the server would say. */
const signedOut = { status: 401, body: { message: "Sign in first.", code: "session.required" } };
/** From an address that documents use as an example. */
const loginInfo: LoginInfo = {
  currentIp: "203.0.113.24",
  lastLoginAt: "2026-01-14T19:42:00.000Z",
  lastLoginCountry: "DE",
  lastLoginSubdivision: "Berlin",
};
const place = { country: "DE", subdivision: "Berlin" };
const sessions: SessionEntry[] = [
  {
    ...place,
    id: "this",
    isCurrent: true,
    createdAt: "2026-01-14T19:42:00.000Z",
    lastSeenAt: "2026-01-14T20:10:00.000Z",
    ip: "203.0.113.24",
    browser: "Firefox",
    os: "Windows",
    device: "desktop",
  },
  {
    ...place,
    id: "other",
    isCurrent: false,
    createdAt: "2026-01-10T07:15:00.000Z",
    lastSeenAt: "2026-01-13T21:30:00.000Z",
    ip: "198.51.100.7",
    browser: "Safari",
    os: "iOS",
    device: "mobile",
  },
];
/** Its picture is none that can be scanned: a frame with a pattern. */
const sampleReferral = {
  link: "https://foyer.example/?ref=PERSONA2",
  qr: {
    size: 21,
    path: "M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 1h2v3h-2zM9 8h3v2h-3zM2 9h4v2h-4zM14 9h5v2h-5zM9 13h2v6h-2zM14 14h3v3h-3zM18 17h3v4h-3z",
  },
  code: "PERSONA2",
  visits: 18,
  registrations: 2,
  revenue: 12.5,
  percent: 25,
  yearly: 20,
  payments: [],
};
const sampleFriends = (currencyCode: string, now: string): Referral => ({
  ...sampleReferral,
  currencyCode,
  current: {
    month: now.slice(0, 7),
    lines: [{ currencyCode, bets: 480, wins: 400, bonuses: 10, net: 70, share: 17.5 }],
    paidFrom: now.slice(0, 10),
  },
  friends: [
    { name: "nordlys77", since: now, counts: true, isLookedAt: false, brought: [{ currencyCode, amount: 70 }] },
    { name: null, since: now, counts: true, isLookedAt: false, brought: [] },
  ],
});
const reality: RealityCheck = { minutes: 60, choices: [15, 30, 60], isMandatory: false };
const nothing = { deposits: 0, withdrawals: 0, net: 0, bets: 0, wins: 0, minutes: 0 };

/** Wins of a persona: in games of the catalogue, some hours apart. */
async function sampleWins({ user, transport, seed, search, viewer }: SampleContext & { user: User }): Promise<Winner[]> {
  const { categoryGames } = await createApi(transport).call(getAllGames, { query: { limit: 60 } });
  const random = createRandom(seed);
  const games = categoryGames.rows.filter(() => random() < 0.3).slice(0, Number(search.get("limit") ?? 10));
  return games.map((game, index) => ({
    id: games.length - index,
    gameId: game.masterCasinoGameId,
    gameTitle: game.name,
    gameImageUrl: game.portraitImgUrl,
    identifier: game.identifier,
    name: user.nickname ?? user.firstName ?? "",
    firstName: user.firstName ?? "",
    prize: Math.round(200 + random() * 20_000) / 100,
    currencyCode: user.currencyCode,
    multiplier: Math.round(120 + random() * 2_000) / 100,
    time: new Date(Date.parse(viewer.now) - (index + 1) * 5_000_000).toISOString(),
  }));
}

const notThere = { status: 503, body: { message: "Try again later.", code: "server.error" } };
const clubOf = (transport: Transport) =>
  createApi(transport)
    .call(getLoyalty, { query: {} })
    .catch(() => null);

/** What a persona gets from the calls about an account of its own, by path: made up, and the same at every load. */
export const sampleAnswers: Record<string, SampleAnswer> = {
  ...samplePaymentAnswers(signedOut),
  [getViewer.path]: async ({ viewer, user }) => ({ status: 200, body: { viewer, user } }),
  [getUserDetails.path]: async ({ user }) => (user ? { status: 200, body: { user, loginInfo } } : signedOut),
  [getSessions.path]: async ({ user }) =>
    user ? { status: 200, body: { sessions, passkeys: [], recoveryCodesLeft: 10 } } : signedOut,
  [getLimitTable.path]: async ({ user, viewer }) =>
    user ? { status: 200, body: sampleLimits(user.currencyCode, viewer.now) } : signedOut,
  [getDocuments.path]: async ({ user, viewer, money }) =>
    user ? { status: 200, body: sampleDocuments(user, viewer.now, money === "in_review") } : signedOut,
  [getLimitReview.path]: async ({ user }) => (user ? { status: 200, body: { isDue: false } } : signedOut),
  [getRealityCheck.path]: async ({ user }) => (user ? { status: 200, body: { reality } } : signedOut),
  [getSelfTest.path]: async ({ user }) => (user ? { status: 200, body: { selfTest: null } } : signedOut),
  [getPush.path]: async ({ user }) =>
    user ? { status: 200, body: { publicKey: null, endpoint: null, wantsOffers: false } } : signedOut,
  [getDataExport.path]: async ({ user }) => (user ? { status: 200, body: { dataExport: null } } : signedOut),
  [getConsentHistory.path]: async ({ user }) => (user ? { status: 200, body: { consents: [], history: [] } } : signedOut),
  [getAccountClosing.path]: async ({ user, viewer }) =>
    user
      ? {
          status: 200,
          body: {
            ...{ balances: [], openPayments: 0, openRounds: 0, documentCount: 0, keptUntil: viewer.now },
            ...{ needsPassword: true, needsCode: false },
          },
        }
      : signedOut,
  [getActivity.path]: async ({ user }) =>
    user
      ? { status: 200, body: { period: "week", currency: user.currencyCode, timeZone: "UTC", rows: [], total: nothing } }
      : signedOut,
  [getUserBonus.path]: async ({ user }) =>
    user ? { status: 200, body: { userBonus: { count: 0, rows: [] }, lastBonus: null } } : signedOut,
  [getRakebackDays.path]: async ({ user }) =>
    user
      ? { status: 200, body: { bonusId: null, currencyCode: user.currencyCode, percent: 0, ready: 0, nextAt: null, days: [] } }
      : signedOut,
  [getLoyalty.path]: async ({ user, transport }) => {
    const club = await clubOf(transport);
    if (!club) return notThere;
    return { status: 200, body: user ? sampleLoyalty(club, user) : club };
  },
  [getLoyaltyPoints.path]: async ({ user, transport, viewer }) => {
    if (!user) return signedOut;
    return { status: 200, body: samplePoints(await clubOf(transport), user, viewer.now) };
  },
  [getMissions.path]: async ({ user, transport }) => {
    const answer = await createApi(transport)
      .call(getMissions, {})
      .catch(() => null);
    if (!answer) return notThere;
    return { status: 200, body: user ? sampleMissions(answer) : answer };
  },
  [getPublicPlayerStatistic.path]: async ({ user, transport }) =>
    user ? { status: 200, body: await sampleStatistics(user, transport) } : signedOut,
  [getUserTournamentPosition.path]: async ({ user, search }) =>
    user ? { status: 200, body: samplePosition(search) } : signedOut,
  [getIdentities.path]: async ({ user }) => (user ? { status: 200, body: { identities: [] } } : signedOut),
  [getReferral.path]: async ({ user, viewer }) =>
    user ? { status: 200, body: { referral: sampleFriends(user.currencyCode, viewer.now) } } : signedOut,
  [getPendingConsents.path]: async ({ user }) => (user ? { status: 200, body: { consents: [] } } : signedOut),
  [getUserOnboarding.path]: async ({ user }) => (user ? { status: 200, body: { topics: [] } } : signedOut), // nobody is shown around in a preview
  [getGameSession.path]: async ({ viewer, user, search }) =>
    user
      ? {
          status: 200,
          body: {
            session: {
              sessionId: search.get("sessionId") ?? "",
              startedAt: viewer.now,
              rounds: 0,
              wagered: 0,
              won: 0,
              currencyCode: user.currencyCode,
              isDemo: false,
            },
            clock: { startedAt: viewer.now, checkedAt: viewer.now, now: viewer.now, wagered: 0, won: 0 },
            reality,
            notices: [],
            usedUp: null,
          },
        }
      : signedOut,
  [getMyLatestWins.path]: async ({ user, ...context }) =>
    user ? { status: 200, body: { currentWinners: await sampleWins({ ...context, user }) } } : signedOut,
  [getMyTopWins.path]: async ({ user, ...context }) => {
    if (!user) return signedOut;
    const wins = await sampleWins({ ...context, user });
    return { status: 200, body: { topWinners: wins.sort((one, other) => other.prize - one.prize) } };
  },
  [getFavoriteGames.path]: async ({ user, transport, seed, search }) => {
    if (!user) return signedOut;
    const { categoryGames } = await createApi(transport).call(getAllGames, { query: { limit: 60 } });
    const random = createRandom(seed);
    const favorites = categoryGames.rows.filter(() => random() < 0.2);
    const [limit, pageNo] = [Number(search.get("limit") ?? 24), Number(search.get("pageNo") ?? 1)];
    const rows = favorites.slice((pageNo - 1) * limit, pageNo * limit).map((game) => ({ ...game, isFavorite: true }));
    return { status: 200, body: { favoriteGames: { count: favorites.length, rows } } };
  },
};
