// The few calls that Foyer's editor makes, answered without a server: what is measured is the editor.
import { makeSections, toFoyer } from "./content.mjs";

const viewer = {
  session: "user",
  depositCount: 0,
  country: null,
  subdivision: null,
  language: "en",
  device: "desktop",
  now: new Date().toISOString(),
};

const user = {
  userId: 1,
  uniqueId: "bench",
  email: "bench@example.com",
  isEmailVerified: true,
  role: "administrator",
  nickname: null,
  firstName: null,
  lastName: null,
  countryCode: null,
  currencyCode: "EUR",
  currencySymbol: "€",
  depositCount: 0,
  totalDeposit: 0,
  totalSpend: 0,
  kycStatus: "APPROVED",
  isTest: true,
  isStreamer: false,
  userWallet: { currencyCode: "EUR", totalAmount: 0, amount: 0, nonCashAmount: 0 },
  activeBonus: null,
  userLimit: { selfExclusion: null, pendingSelfExclusion: null, pendingSelfExclusionRequestedAt: null },
};

const token = { data: { success: true, accessToken: "bench", user } };

/** `page=bench-200` in the editor's address opens a page of 200 sections. */
const pageOf = (id) => ({ ...toFoyer(makeSections(Number(id.split("-")[1]))), id, route: `/${id}` });

const listed = (id) => ({
  id,
  route: `/${id}`,
  title: { en: id },
  revision: 1,
  publishedRevision: 1,
  sectionCount: Number(id.split("-")[1]),
  updatedAt: viewer.now,
});

let revision = 1;

const answers = {
  "GET /api/viewer": () => ({ viewer, user }),
  "POST /api/user/refresh-token": () => token,
  "GET /api/settings": () => ({ settings: { defaultScheme: "light" }, revision: 1 }),
  "GET /api/backoffice/pages": () => ({ pages: [20, 200, 1000].map((n) => listed(`bench-${n}`)) }),
};

export function answerEditor({ method, url }) {
  const { pathname } = new URL(url, "http://localhost");
  const known = answers[`${method} ${pathname}`];
  if (known) return { body: known() };
  const id = /^\/api\/backoffice\/pages\/(bench-\d+)$/.exec(pathname)?.[1];
  if (id && method === "GET")
    return { body: { page: pageOf(id), revision: 1, publishedRevision: 1, authorName: null, savedAt: viewer.now } };
  if (id && method === "PUT") return { body: { revision: ++revision } };
  return null;
}
