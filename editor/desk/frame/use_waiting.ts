import { useQuery } from "@tanstack/react-query";
import { listDocumentQueue } from "../../../schemas/api/documents_desk";
import { listHeldClaims } from "../../../schemas/api/held_claims";
import { listPaymentAlarms } from "../../../schemas/api/payments/office/alarms";
import { listPayouts } from "../../../schemas/api/payments/office/payouts";
import { useDesk } from "../desk_place";
import type { viewsOf } from "../views";

/** How many wait in each view that this person may open. */
export function useWaiting(views: ReturnType<typeof viewsOf>): Readonly<Record<string, number>> {
  const { api } = useDesk();
  const mayDecide = views.some(({ name }) => name === "payouts");
  const payouts = useQuery({ ...api.query(listPayouts, { query: { limit: 1 } }), enabled: mayDecide, refetchInterval: 60_000 });
  const alarms = useQuery({
    ...api.query(listPaymentAlarms, { query: { limit: 1 } }),
    enabled: mayDecide,
    refetchInterval: 60_000,
  });
  const documents = useQuery({
    ...api.query(listDocumentQueue, { query: { limit: 1 } }),
    enabled: views.some(({ name }) => name === "documents"),
    refetchInterval: 60_000,
  });
  const claims = useQuery({
    ...api.query(listHeldClaims, { query: { limit: 1 } }),
    enabled: views.some(({ name }) => name === "claims"),
    refetchInterval: 60_000,
  });
  const counts = payouts.data?.counts ?? {};
  return {
    payouts: (counts["to_decide"] ?? 0) + (counts["second_yes"] ?? 0),
    alarms: alarms.data?.openCount ?? 0,
    documents: documents.data?.waiting ?? 0,
    claims: claims.data?.waiting ?? 0,
  };
}
