import type { FastifyInstance } from "fastify";
import { create } from "qrcode";
import { getReferral } from "../../../schemas/api/referral";
import { requireSession } from "../users/caller_of";
import { notFound } from "../../platform/api_error";
import { ownOrigin } from "../../platform/plugins/own_origin";
import { route } from "../../platform/route";
import { userOf } from "../users/queries";
import { referralCodeOf } from "./referral_code";

export async function referralRoutes(app: FastifyInstance): Promise<void> {
  route(app, getReferral, async ({ request }) => {
    const session = await requireSession(request);
    if (app.settings().settings.referAFriendPercent <= 0) throw notFound("referral", "referral.off");
    const code = await referralCodeOf(app.db, session.user);
    const link = `${ownOrigin(request)}/?ref=${code}`;
    const { referralData, currencyCode } = await userOf(app.db, session.user, app.settings().settings.loyalty);
    const { visits, registrations, revenue } = referralData;
    return { referral: { link, qr: qrOf(link), visits, registrations, revenue, currencyCode } };
  });
}

/** The dark modules of a QR code, row by row, as the path of a drawing. */
function qrOf(text: string) {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  data.forEach((isDark, index) => {
    if (isDark) path += `M${index % size} ${Math.floor(index / size)}h1v1h-1z`;
  });
  return { size, path };
}
