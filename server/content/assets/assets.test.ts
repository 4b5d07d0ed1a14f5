import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asset, maxUploadBytes } from "../../../schemas/api/assets";
import S3rver from "s3rver";
import { hashPassword } from "../../accounts/users/passwords";
import { demoPassword } from "../../demo/accounts";
import { readConfiguration } from "../../platform/configuration";
import { newFolder } from "../../testing/run_folder";
import { bearerOf, call, startAppForThisTest, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";

let app: FastifyInstance;
let editor: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  editor = await bearerOf(app, "editor@foyer.test");
});
afterAll(() => app.close());

const uploads = () => {
  const folder = join(app.configuration.dataDir, "assets");
  return existsSync(folder) ? readdirSync(folder) : [];
};
const root = "/api/core/casino/assets";
const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: "#c03060" } });

async function upload(
  bytes: Buffer,
  { name = "picture.png", type = "image/png", field = "file", into = app, headers = editor } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const request = new Request("http://foyer.test/", { method: "POST", body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const contentType = request.headers.get("content-type") ?? "";
  return call<{ asset?: Asset; code?: string; message: string }>(into, {
    method: "POST",
    url: "/api/backoffice/assets",
    payload,
    headers: { ...headers, "content-type": contentType },
  });
}

/** A PNG of exactly so many bytes, filled up with a chunk that readers pass over. */
async function pngOfSize(size: number) {
  const png = await photo.clone().png().toBuffer();
  const end = png.subarray(-12);
  const filler = Buffer.alloc(size - png.length - 12);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(filler.length);
  const chunk = Buffer.concat([Buffer.from("fiLl"), filler]);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, -12), length, chunk, crc, end]);
}

describe("an upload", () => {
  it.each(["png", "jpeg", "webp", "avif", "gif"] as const)(
    "of a %s is kept as AVIF, in the library, and served",
    async (format) => {
      const { status, body } = await upload(await photo.clone()[format]().toBuffer(), {
        name: `C:\\pictures\\summer ${format}.x`,
        type: `image/${format}`,
      });
      expect(status).toBe(200);
      expect(body.asset).toMatchObject({
        name: `summer ${format}.x`,
        width: 600,
        height: 400,
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
      const served = await app.inject({ url: body.asset?.src ?? "", headers: { accept: "image/avif" } });
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: "heif", width: 600 });
      expect(served.headers["cache-control"]).toContain("immutable");
      const library = await call(app, { url: `/api/backoffice/assets?search=summer%20${format}`, headers: editor });
      expect(library.body).toMatchObject({ assets: { count: 1, rows: [{ id: body.asset?.id }] } });
    },
  );

  it("of exactly 26,214,400 bytes passes, one more is 413 with a clear text", async () => {
    expect((await upload(await pngOfSize(maxUploadBytes))).status).toBe(200);
    const kept = uploads().length;
    const refused = await upload(await pngOfSize(maxUploadBytes + 1));
    expect(refused).toMatchObject({
      status: 413,
      body: { code: "asset.too_large", message: "The picture is larger than 25 MiB." },
    });
    expect((await upload(Buffer.alloc(30_000_000, 1))).status).toBe(413);
    expect(uploads()).toHaveLength(kept);
  });

  it("that is not the picture it claims to be is 415 and leaves nothing behind", async () => {
    const png = await photo.clone().png().toBuffer();
    const jpeg = await photo.clone().jpeg().toBuffer();
    const html = Buffer.from("<html><script>alert(1)</script></html>");
    const zip = Buffer.from("PK\x03\x04 a zip PK\x05\x06\0\0\0\0", "latin1");
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(100_000, 16);
    bomb.writeUInt32BE(100_000, 20);
    const kept = uploads().length;
    for (const bytes of [
      html,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from("GIF89a/*<script>alert(1)</script>*/=1;"),
      Buffer.concat([png, html]),
      Buffer.concat([png, zip]),
      png.subarray(0, png.length / 2),
      Buffer.from("MZ not a picture"),
      Buffer.alloc(0),
      bomb,
      jpeg,
    ]) {
      const { status, body } = await upload(bytes);
      expect([status, body.code]).toEqual([415, "asset.not_a_picture"]);
    }
    expect(uploads()).toHaveLength(kept);
  });

  it("keeps nothing of a file but its pixels", async () => {
    const tagged = await photo
      .clone()
      .withExif({ IFD0: { Copyright: "secret place" } })
      .jpeg()
      .toBuffer();
    const { body } = await upload(Buffer.concat([tagged, Buffer.from("trailing words")]), { type: "image/jpeg" });
    const served = await app.inject({ url: body.asset?.src ?? "", headers: { accept: "image/avif" } });
    expect(served.rawPayload.toString("latin1")).not.toMatch(/secret place|trailing words/);
  });

  it("without the field, or cut off, is refused", async () => {
    expect((await upload(await photo.clone().png().toBuffer(), { field: "other" })).status).toBe(400);
    const cut = {
      method: "POST",
      url: "/api/backoffice/assets",
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    } as const;
    const { statusCode } = await app.inject({
      ...cut,
      headers: { ...editor, "content-type": "multipart/form-data; boundary=x" },
    });
    expect([400, 415]).toContain(statusCode);
    expect((await app.inject({ ...cut, headers: { ...editor, "content-type": "image/png" } })).statusCode).toBe(415);
  });

  it("that the database does not take leaves no file", async () => {
    const broken = await startAppForThisTest();
    const headers = await bearerOf(broken, "editor@foyer.test");
    await broken.db.execute(sql`alter table assets add constraint no_more check (id like 'demo-%')`);
    expect((await upload(await photo.clone().png().toBuffer(), { into: broken, headers })).status).toBe(500);
    expect(readdirSync(join(broken.configuration.dataDir, "assets"))).toEqual([]);
  });

  const canMount = process.getuid?.() === 0 && process.platform === "linux";
  it.runIf(canMount)("on a full disk is 507 and leaves nothing behind", async ({ skip }) => {
    const full = await startAppForThisTest();
    const folder = join(full.configuration.dataDir, "assets");
    mkdirSync(folder, { recursive: true });
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=8k", "tmpfs", folder], { stdio: "ignore" });
    } catch {
      return skip("this machine does not let us mount a small disk");
    }
    try {
      const noise = Buffer.from(Uint32Array.from({ length: 90_000 }, (_, index) => Math.imul(index + 1, 2_654_435_761)).buffer);
      const png = await sharp(noise, { raw: { width: 300, height: 300, channels: 4 } })
        .png()
        .toBuffer();
      const headers = await bearerOf(full, "editor@foyer.test");
      expect(await upload(png, { into: full, headers })).toMatchObject({ status: 507, body: { code: "asset.disk_full" } });
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      execFileSync("umount", [folder]);
    }
  });
});

describe("the image service (L-2.23)", () => {
  const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `${root}/${path}`, headers });
  const picture = "banners/hero-gift.avif";

  it.each([
    ["image/avif,image/webp,*/*", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["image/*", "image/png|image/jpeg", "png|jpeg"],
  ])("gives who accepts %s what they can show", async (accept, type, format) => {
    const answer = await get(`${picture}?w=320`, { accept });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toMatch(new RegExp(type));
    expect(answer.headers["vary"]).toContain("accept");
    const { width, format: actual } = await sharp(answer.rawPayload).metadata();
    expect(width).toBe(320);
    expect(actual).toMatch(new RegExp(format));
  });

  it("answers 304 for what a browser has", async () => {
    const { headers } = await get(`${picture}?w=96`);
    expect((await get(`${picture}?w=96`, { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
    expect((await get(`${picture}?w=160`)).headers.etag).not.toBe(headers.etag);
  });

  it("makes a size once, though 500 ask at once", async () => {
    let tasks = 0;
    const count = () => (tasks += 1);
    sharp.queue.on("change", count);
    const answers = await Promise.all(Array.from({ length: 500 }, () => get(`${picture}?w=240`, { accept: "image/webp" })));
    sharp.queue.off("change", count);
    expect(tasks).toBeGreaterThan(0);
    expect(tasks).toBeLessThan(10);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
  });

  it("does not encode a picture once more that is no wider than what is asked for", async () => {
    const { body } = await upload(await photo.clone().png().toBuffer());
    const seen = async (query: string) =>
      (await app.inject({ url: `${body.asset?.src}${query}`, headers: { accept: "image/avif" } })).rawPayload;
    const [whole, wider, smaller] = [await seen(""), await seen("?w=640"), await seen("?w=480")];
    expect(wider.equals(whole)).toBe(true);
    expect((await sharp(smaller).metadata()).width).toBe(480);
  });

  it("makes no sizes but its own", async () => {
    for (const width of ["1", "97", "abc", "-96", "99999", "96&w=160"])
      expect((await get(`${picture}?w=${width}`)).statusCode).toBe(400);
  });

  it.each([
    "../catalogue.json",
    "..%2fcatalogue.json",
    "%2e%2e/catalogue.json",
    "banners/..%2f..%2fcatalogue.json",
    "banners/%00",
    "/etc/passwd",
    "%2fetc%2fpasswd",
    "banners",
    "",
    ".hidden",
    "banners\\..\\x",
    "uploads/../../session_secret",
    "none.avif",
    "a".repeat(400),
  ])("serves no file for %j", async (path) => {
    const { statusCode, body } = await get(path);
    expect([400, 404, 414]).toContain(statusCode);
    expect(body).not.toMatch(/studios|root:/);
  });

  it("lets a drawing of ours do nothing when it is opened as a page", async () => {
    const answer = await get("studios/voltgrid.svg");
    expect(answer.headers["content-type"]).toBe("image/svg+xml");
    expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  it("has a studio's logo at the addresses that are made of its id (L-4.65, L-7.58)", async () => {
    for (const place of ["providers", "common/providers"])
      expect((await get(`${place}/voltgrid`)).rawPayload).toEqual((await get("studios/voltgrid.svg")).rawPayload);
    for (const id of ["nobody", "..%2fvoltgrid", "../studios/voltgrid"])
      expect((await get(`providers/${id}`)).statusCode).not.toBe(500);
    expect((await get("providers/nobody")).statusCode).toBe(404);
  });

  it.each(["question", "success", "remove", "gift", "freeze"])(
    "has the picture of a dialog that says %s (C-7.46)",
    async (name) => {
      const answer = await get(`modal-status/${name}`);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
      expect(answer.body).toContain("<svg");
    },
  );

  it.each(["other", "question.svg", "", "gift/.."])("has no picture of a dialog called %j (C-7.46)", async (name) => {
    expect((await get(`modal-status/${name}`)).statusCode).toBe(404);
  });

  it("has the pictures of every game", async () => {
    const { rows } = await app.db.execute<{ identifier: string }>(sql`select identifier from games`);
    const missing = rows
      .flatMap(({ identifier }) => ["thumb", "square", "portrait"].map((kind) => `games/${identifier}-${kind}.avif`))
      .filter((path) => !existsSync(join(app.root, "server/demo/pictures", path)));
    expect(missing).toEqual([]);
  });
});

it("keeps uploads and their sizes in an S3-compatible store for all machines, and says so where that is away", async () => {
  const buckets = join(newFolder("objects"), "buckets");
  const store = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: buckets,
    configureBuckets: [{ name: "pictures" }],
  });
  const { port } = await store.run();
  const { assets } = readConfiguration(
    { ASSETS_URL: `http://S3RVER:S3RVER@127.0.0.1:${port}/pictures`, DATA_DIR: newFolder("data") },
    app.root,
  );
  const connection = await createTestDatabase();
  const options = {
    connection,
    configuration: { assets, sessionSecrets: ["one secret for both machines of this test"] as const },
  };
  const here = await startAppForThisTest(options);
  const there = await startAppForThisTest(options);
  await here.db.execute(sql`
    insert into users (unique_id, email, password_hash, role, is_email_verified)
    values ('bucket', 'bucket@foyer.test', ${await hashPassword(demoPassword)}, 'administrator', true)`);
  const headers = await bearerOf(here, "bucket@foyer.test");
  const sent = await upload(await photo.clone().png().toBuffer(), { into: here, headers });
  expect(sent.status).toBe(200);
  const src = sent.body.asset?.src ?? "";
  expect(existsSync(join(here.configuration.dataDir, "assets"))).toBe(false);

  const seen = (into: FastifyInstance, query: string) =>
    into.inject({ url: `${src}${query}`, headers: { accept: "image/avif" } });
  const [whole, small] = [await seen(there, ""), await seen(there, "?w=160")];
  expect((await sharp(whole.rawPayload).metadata()).width).toBe(600);
  expect((await sharp(small.rawPayload).metadata()).width).toBe(160);
  const kept = readdirSync(join(buckets, "pictures"), { recursive: true }).map(String);
  expect(kept.filter((name) => name.startsWith("derived/") && !name.endsWith("/")).length).toBeGreaterThan(0);
  expect((await seen(here, "?w=160")).rawPayload).toEqual(small.rawPayload);
  expect((await seen(there, "0")).statusCode).toBe(404);
  const { body } = await call<{ pictures: unknown[] }>(there, { url: "/api/backoffice/page_files/site?pictures=1", headers });
  expect(body.pictures).toHaveLength(1);

  await store.close();
  const refused = await upload(await photo.clone().png().toBuffer(), { into: here, headers });
  expect([refused.status, refused.body.code]).toEqual([503, "server.busy"]);
  expect((await seen(there, "?w=160")).statusCode).toBe(200); // what was made is kept on this machine
  expect((await seen(there, "?w=240")).statusCode).toBe(200);
  expect((await seen(here, "?w=320")).statusCode).toBe(503);
});
