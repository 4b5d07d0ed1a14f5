import * as z from "zod/mini";
import { endpoint } from "../../../endpoint";
import { pageQuery } from "../../../shown_payment";

export const listPaymentChanges = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/changes",
  role: "support",
  summary: "Who decided what about payments and methods, the newest first.",
  query: z.object(pageQuery),
  answer: z.object({
    changes: z.object({
      count: z.int(),
      rows: z.array(
        z.object({
          id: z.int(),
          at: z.string(),
          actor: z.nullable(z.string()),
          change: z.string(),
          reference: z.nullable(z.string()),
          note: z.nullable(z.string()),
        }),
      ),
    }),
  }),
});
