import type { View } from "./view";

/** Asks the studio's server; null where it can't be reached or refuses. */
export async function ask<Body>(view: Pick<View, "id">, path: string, body?: object): Promise<Body | null> {
  const answer = await fetch(`/play/${view.id}/${path}`, {
    ...(body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as Body) : null;
}
