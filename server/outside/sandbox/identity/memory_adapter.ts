import type { Adapter, AdapterPayload } from "oidc-provider";

const most = 2_000;

/** What the provider remembers, until it runs out or too much else came: a sandbox forgets with the process. */
export function createMemoryAdapter() {
  const kept = new Map<string, { payload: AdapterPayload; expiresAt: number }>();
  const read = (key: string) => {
    const entry = kept.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  };
  const where = (test: (payload: AdapterPayload) => boolean) =>
    [...kept].filter(([, { payload }]) => test(payload)).map(([key]) => key);

  return (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const key = `${model} ${id}`;
      kept.delete(key);
      kept.set(key, { payload, expiresAt: Date.now() + (expiresIn ?? 3_600) * 1_000 });
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
    find: async (id) => read(`${model} ${id}`),
    findByUserCode: async (userCode) => read(where((payload) => payload.userCode === userCode)[0] ?? ""),
    findByUid: async (uid) => read(where((payload) => payload.uid === uid).find((key) => key.startsWith(`${model} `)) ?? ""),
    async consume(id) {
      const payload = read(`${model} ${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id) => void kept.delete(`${model} ${id}`),
    async revokeByGrantId(grantId) {
      for (const key of where((payload) => payload.grantId === grantId)) kept.delete(key);
    },
  });
}
