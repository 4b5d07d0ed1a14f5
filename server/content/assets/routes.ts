import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { listAssets, maxUploadBytes, uploadAsset } from "../../../schemas/api/assets";
import { assetRoot } from "../../../schemas/asset_root";
import { HttpError, invalidRequest, notFound } from "../../platform/api_error";
import { inertPolicy, letGamesLoad, setPolicy } from "../../platform/plugins/security";
import { route } from "../../platform/route";
import { drawGamePicture, findFace, gamePictureAt, pictureKey, readOwnPictures } from "../../games/catalogue/game_pictures";
import { createPictureMaker, pictureWidths } from "./derive_picture";
import { createPictureStore } from "./picture_store";
import { findAssets, toAsset } from "./queries";
import { storeUpload } from "./store_upload";

const forever = "public, max-age=31536000, immutable";
const forAMoment = "public, max-age=300";
const forADay = "public, max-age=86400, stale-while-revalidate=604800";

export async function assetRoutes(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, fields: 5, fieldSize: 1_000, parts: 6 } });
  const store = createPictureStore(app);
  const derivePicture = createPictureMaker(store.cache);

  let ownPictures: ReadonlyMap<string, string> = new Map();
  app.keepFresh("games", async () => (ownPictures = await readOwnPictures(app.db)));

  route(app, listAssets, async ({ query: { search, pageNo, limit } }) => {
    const { count, rows } = await findAssets(app.db, { search, limit, offset: pageNo * limit });
    return { assets: { count, rows: rows.map(toAsset) } };
  });

  route(
    app,
    uploadAsset,
    async ({ request }) => {
      const { bytes, file } = await receiveFile(request);
      const author = (await request.session())?.user.email ?? null;
      return {
        asset: await storeUpload(app.db, store, { bytes, claimedType: file.mimetype, name: file.filename ?? "", author }),
      };
    },
    { bodyLimit: maxUploadBytes + 65_536, config: { rateLimit: { max: 120, timeWindow: "1 minute" } } },
  );

  app.get<{ Params: { "*": string }; Querystring: Record<string, unknown> }>(
    `${assetRoot}/*`,
    { logLevel: "warn" },
    async (request, reply) => {
      const asked = request.params["*"];
      const width = widthOf(request.query["w"]);
      const game = gamePictureAt(asked);
      const own = game && ownPictures.get(pictureKey(game));
      if (own?.startsWith("https://")) return reply.header("cache-control", forAMoment).redirect(own, 302);
      const path = own ? own.slice(assetRoot.length + 1) : asked;
      const source = await store.sourceOf(path);
      const picture = source && (await derivePicture({ source, width, accept: request.headers.accept ?? "" }));
      const face = !picture && game ? await findFace(app.db, game) : null;
      if (game && face) {
        setPolicy(reply, inertPolicy);
        return letGamesLoad(reply)
          .header("cache-control", forAMoment)
          .type("image/svg+xml")
          .send(drawGamePicture(face, game.shape));
      }
      if (!picture) throw notFound("picture", "asset.not_found");
      const isVersioned = path.startsWith("uploads/") || request.query["v"] !== undefined;
      letGamesLoad(setPolicy(reply, inertPolicy));
      reply.headers({ etag: picture.etag, vary: "accept", "cache-control": own ? forAMoment : isVersioned ? forever : forADay });
      if (request.headers["if-none-match"] === picture.etag) return reply.code(304).send();
      return reply.type(picture.type).send(picture.bytes);
    },
  );
}

function widthOf(value: unknown): number | null {
  if (value === undefined) return null;
  const width = pictureWidths.find((known) => String(known) === value);
  if (!width) throw invalidRequest([{ path: ["query", "w"], message: `One of ${pictureWidths.join(", ")}` }]);
  return width;
}

async function receiveFile(request: FastifyRequest): Promise<{ bytes: Buffer; file: MultipartFile }> {
  if (!request.isMultipart()) throw new HttpError(415, "request.media_type", "Send the picture as the multipart field `file`.");
  try {
    const file = await request.file();
    if (file?.fieldname !== "file") throw invalidRequest([{ path: ["body", "file"], message: "Missing" }]);
    return { bytes: await file.toBuffer(), file };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) throw new HttpError(413, "asset.too_large", "The picture is larger than 25 MiB.");
    throw new HttpError(400, "request.invalid", "The upload did not arrive whole.");
  }
}
