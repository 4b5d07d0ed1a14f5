import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import { HttpError } from "../../platform/api_error";
import type { Bucket } from "../../platform/environment";
import { writeWhole } from "./write_whole";

/** Things that are written once and never changed, by their key. */
export interface Objects {
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Whole or not at all. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
}

const answerMs = 15_000;

export function inFolder(folder: string): Objects {
  const fileOf = (key: string) => join(folder, key);
  return {
    read: (key) => readFile(fileOf(key)).catch(() => null),
    has: async (key) => (await stat(fileOf(key)).catch(() => null))?.isFile() ?? false,
    write: (key, bytes) => writeWhole(fileOf(key), bytes),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

const away = () =>
  new HttpError(503, "server.busy", "The store of pictures does not answer. Try again in a moment.", {
    headers: { "retry-after": "5" },
  });

/** In an S3-compatible store, below a prefix. */
export function inBucket({ url, region, accessKeyId, secretAccessKey }: Bucket, prefix: string): Objects {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });

  async function ask(method: string, key: string, body: Uint8Array | null = null): Promise<Response> {
    const init = { method, signal: AbortSignal.timeout(answerMs), ...(body && { body: Buffer.from(body) }) };
    const answer = await client.fetch(`${url}/${prefix}${key}`, init).catch(() => {
      throw away();
    });
    if (!answer.ok && answer.status !== 404) throw away();
    return answer;
  }

  return {
    async read(key) {
      const answer = await ask("GET", key);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    has: async (key) => (await ask("HEAD", key)).ok,
    async write(key, bytes) {
      if (!(await ask("PUT", key, bytes)).ok) throw away(); // there is no such bucket
    },
    remove: async (key) => void (await ask("DELETE", key)),
  };
}

/** What is far away, with a copy near by of what was asked for. */
export const keptNear = (far: Objects, near: Objects): Objects => ({
  ...far,
  async read(key) {
    const kept = await near.read(key);
    if (kept) return kept;
    const bytes = await far.read(key);
    if (bytes) await near.write(key, bytes).catch(() => {}); // costs time the next time
    return bytes;
  },
});
