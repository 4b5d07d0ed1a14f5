import * as z from "zod/mini";
import { endpoint } from "../endpoint";

export const asset = z.object({
  id: z.string(),
  /** The address to use in props, below `/api/core/casino/assets/`. */
  src: z.string(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  color: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Asset = z.output<typeof asset>;

export const listAssets = endpoint({
  method: "GET",
  path: "/api/backoffice/assets",
  role: "content_editor",
  summary: "The library of pictures, newest first.",
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 48),
  }),
  answer: z.object({ assets: z.object({ count: z.int(), rows: z.array(asset) }) }),
});

/** The largest upload, in bytes. */
export const maxUploadBytes = 26_214_400;

export const uploadAsset = endpoint({
  method: "POST",
  path: "/api/backoffice/assets",
  role: "content_editor",
  summary: "Uploads one picture as multipart field `file`; 413 above 25 MiB, 415 when it is not the picture it claims to be.",
  answer: z.object({ asset }),
});
