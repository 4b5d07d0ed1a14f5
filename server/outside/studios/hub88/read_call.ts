import type { KeyObject } from "node:crypto";
import * as z from "zod/mini";
import { CallRefused, type PartnerCall, type RawCall } from "../calls";
import { isSignedBy, signatureHeader } from "./signature";
import { fromUnits, paidUnits } from "./units";

const id = z.string().check(z.minLength(1), z.maxLength(255));
const units = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

const asked = { user: id, request_uuid: id };
const played = { ...asked, token: id, game_code: id };
const movement = {
  ...played,
  transaction_uuid: id,
  round: id,
  round_closed: z._default(z.nullable(z.boolean()), false),
  sub_partner_id: z.optional(z.nullable(z.string())),
};
const paid = { ...movement, currency: id, amount: units, is_free: z._default(z.nullable(z.boolean()), false) };

const shapes = {
  "user/info": z.object(asked),
  "user/balance": z.object({ ...asked, token: id, game_code: z.optional(z.nullable(id)) }),
  "transaction/bet": z.object(paid),
  "transaction/win": z.object({ ...paid, reference_transaction_uuid: z.optional(z.nullable(id)) }),
  "transaction/rollback": z.object({ ...movement, reference_transaction_uuid: id }),
};

/** What a call of the aggregator says. `subPartner` is the site's own name there; another one is refused. */
export function readCall({ path, headers, body }: RawCall, publicKey: KeyObject, subPartner: string | null): PartnerCall {
  if (!isSignedBy(body, headers[signatureHeader], publicKey)) throw new CallRefused("signature_wrong");
  const json = parse(body);
  const named = z.safeParse(z.object(asked), json);
  const known = named.success ? { requestId: named.data.request_uuid, player: named.data.user } : undefined;
  const read = <Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema> => {
    const parsed = z.safeParse(schema, json);
    if (parsed.success) return parsed.data;
    const isMissing = parsed.error.issues.some(
      ({ code, path: at }) => code === "invalid_type" && valueAt(json, at) === undefined,
    );
    throw new CallRefused(isMissing ? "syntax_wrong" : "types_wrong", known);
  };
  const ofMovement = (data: z.output<z.ZodMiniObject<typeof movement>>) => {
    if (subPartner !== null && data.sub_partner_id && data.sub_partner_id !== subPartner)
      throw new CallRefused("partner_unknown", known);
    return {
      requestId: data.request_uuid,
      player: data.user,
      transactionId: data.transaction_uuid,
      token: data.token,
      gameId: data.game_code,
      round: data.round,
      closesRound: data.round_closed === true,
    };
  };
  switch (path) {
    case "user/info": {
      const data = read(shapes[path]);
      return { kind: "info", requestId: data.request_uuid, player: data.user };
    }
    case "user/balance": {
      const data = read(shapes[path]);
      return { kind: "balance", requestId: data.request_uuid, player: data.user, token: data.token };
    }
    case "transaction/bet": {
      const data = read(shapes[path]);
      const amount = fromUnits(data.amount, data.currency);
      if (amount === null) throw new CallRefused("types_wrong", known);
      const isFree = data.is_free === true;
      return { ...ofMovement(data), kind: "bet", currencyCode: data.currency, amount, isFree, reference: null };
    }
    case "transaction/win": {
      const data = read(shapes[path]);
      const reference = data.reference_transaction_uuid ?? null;
      const amount = paidUnits(data.amount, data.currency);
      return {
        ...ofMovement(data),
        kind: "win",
        currencyCode: data.currency,
        amount,
        isFree: data.is_free === true,
        reference,
      };
    }
    case "transaction/rollback": {
      const data = read(shapes[path]);
      const reference = data.reference_transaction_uuid;
      return { ...ofMovement(data), kind: "rollback", currencyCode: null, amount: 0, isFree: false, reference };
    }
    default:
      throw new CallRefused("syntax_wrong", known);
  }
}

const valueAt = (json: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], json);

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new CallRefused("syntax_wrong");
  }
}
