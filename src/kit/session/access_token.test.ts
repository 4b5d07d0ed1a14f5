import { expect, it } from "vitest";
import { createAccessToken } from "./access_token";

function tokenWith(answers: (string | null | Error)[], hasSession = true) {
  const seen = { requests: 0, ends: 0 };
  const token = createAccessToken({
    hasSession,
    onEnd: () => void seen.ends++,
    request: async () => {
      const answer = answers[seen.requests++];
      if (answer instanceof Error) throw answer;
      return answer ?? null;
    },
  });
  return { token, seen };
}

it("asks for the first token once, however many calls wait for it", async () => {
  const { token, seen } = tokenWith(["a"]);
  expect(await Promise.all([token.current(), token.current(), token.renew(null)])).toEqual(["a", "a", "a"]);
  expect(seen.requests).toBe(1);
});

it("asks for nothing on behalf of a guest", async () => {
  const { token, seen } = tokenWith(["a"], false);
  expect(await token.current()).toBeNull();
  expect(seen.requests).toBe(0);
});

it("renews a spent token once; who comes later gets the new one", async () => {
  const { token, seen } = tokenWith(["b"], false);
  token.set("a");
  expect(await Promise.all([token.renew("a"), token.renew("a")])).toEqual(["b", "b"]);
  expect(await token.renew("a")).toBe("b");
  expect(seen.requests).toBe(1);
});

it("says once that the session has ended", async () => {
  const { token, seen } = tokenWith([null]);
  expect(await token.current()).toBeNull();
  expect(await token.current()).toBeNull();
  expect(seen).toEqual({ requests: 1, ends: 1 });
});

it("keeps the session where nobody answers, and tries again with the next call", async () => {
  const { token, seen } = tokenWith([new Error("offline"), "a"]);
  await expect(token.current()).rejects.toThrow("offline");
  expect(seen.ends).toBe(0);
  expect(await token.current()).toBe("a");
});
