import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { promotion } from "./promotions";

export const listPromotions = endpoint({
  method: "GET",
  path: "/api/backoffice/promotions",
  role: "content_editor",
  summary: "Every promotion, whoever may see it and whenever, closed ones too: what a page can be made of.",
  answer: z.object({ promotions: z.array(promotion) }),
});
