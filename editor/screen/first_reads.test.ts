// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { sampleUser } from "../../src/page/persona/sample_user";
import { createBackOffice } from "../workplace/back_office";
import { readPersona } from "../../schemas/persona_address";
import { readPersonaLanguage } from "../workplace/address";
import { createSavedPersonas } from "../workplace/persona/saved_personas";
import { defaultPersona } from "../workplace/persona/persona";
import { createPersonaStore } from "../workplace/persona/persona_store";
import { createFirstAnswers } from "../workplace/first_answers";
import { openReads } from "./first_reads";

const { viewer, persona } = createPersonaStore(defaultPersona).getState();
const ada = { ...sampleUser({ ...viewer, session: "user" }, { persona, player: null }), role: "administrator" };

beforeEach(() => window.history.replaceState(null, "", "/editor?page=home"));

/** A server that answers only what is let through, and who asked for what. */
function openSite(hasSession = false) {
  const asked: string[] = [];
  const refusals = new Map<string, number>();
  const answers: Record<string, unknown> = {
    "/api/viewer": { viewer, user: ada },
    "/api/user/refresh-token": { data: { success: true, accessToken: "token", user: ada } },
  };
  const backOffice = createBackOffice({
    hasSession,
    transport: () => (request) => {
      const path = request.url.split("?", 1)[0] ?? "";
      asked.push(path);
      const refusal = refusals.get(path);
      if (refusal) return Promise.resolve({ status: refusal, body: { code: "session.required", message: "Sign in first." } });
      return path in answers ? Promise.resolve({ status: 200, body: answers[path] }) : new Promise(() => {});
    },
  });
  return { asked, backOffice, answers, refuse: (path: string, status: number) => refusals.set(path, status) };
}

it("the page is asked for while it is still asked whether its editor needs a second factor (issue 18)", async () => {
  const { asked, backOffice } = openSite();
  const answers = createFirstAnswers();
  await new Promise<void>((resolve) => {
    void backOffice.check(() => {
      answers.begin(backOffice.api, window);
      resolve();
    });
  });
  await expect
    .poll(() => asked.slice(2).toSorted())
    .toEqual(["/api/backoffice/pages", "/api/backoffice/pages/home", "/api/backoffice/personas", "/api/settings"]);
  expect(backOffice.store.getState().status).toBe("checking");
});

it("with a session that the server has told of, the token is asked for first, and says whose it is (issue 18: ready to work)", async () => {
  const { asked, backOffice, answers } = openSite(true);
  answers["/api/backoffice/personas"] = { personas: [] };
  await backOffice.check((user) => asked.push(`may ask for ${user.email}`));
  expect(asked).toEqual(["/api/user/refresh-token", `may ask for ${ada.email}`, "/api/backoffice/personas"]);
  expect(backOffice.store.getState()).toMatchObject({ status: "signed_in", user: { email: ada.email } });
});

it("where the session has ended by then, somebody is asked to sign in", async () => {
  const { backOffice, refuse } = openSite(true);
  refuse("/api/user/refresh-token", 401);
  await backOffice.check(() => expect.unreachable("nobody is there"));
  expect(backOffice.store.getState()).toMatchObject({ status: "signed_out", user: null });
});

it("the personas that were asked for meanwhile are not asked for again; later they are", async () => {
  const { asked, backOffice, answers } = openSite();
  answers["/api/backoffice/personas"] = { personas: [] };
  await backOffice.check();
  const saved = createSavedPersonas(backOffice.api, backOffice.takePersonas);
  await saved.read();
  expect(saved.store.getState().status).toBe("read");
  const asks = () => asked.filter((path) => path === "/api/backoffice/personas").length;
  expect(asks()).toBe(1);
  await saved.read();
  expect(asks()).toBe(2);
  await backOffice.check(); // signed in again while somebody works: what is told now may be old when a page is opened
  expect(backOffice.takePersonas()).toBeNull();
});

it("whoever opens the editor after somebody else begins with nothing of theirs", () => {
  const { asked, backOffice } = openSite();
  const answers = createFirstAnswers();
  answers.begin(backOffice.api, window);
  expect(answers.take()?.page?.id).toBe("home");
  expect(answers.take()).toBeNull();
  const before = asked.length;
  answers.begin(backOffice.api, window); // too late to be of use
  expect(asked).toHaveLength(before);
  const { client } = openReads(backOffice.api, answers.take());
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it("a page that is closed is forgotten, so that it is read again when it is opened again", () => {
  const { backOffice } = openSite();
  const answers = createFirstAnswers();
  answers.begin(backOffice.api, window);
  const { client, letGo } = openReads(backOffice.api, answers.take());
  const kept = () =>
    client
      .getQueryCache()
      .findAll({ queryKey: ["/api/backoffice/pages/:id"] })
      .map(({ gcTime }) => gcTime);
  expect(kept()).toEqual([0]);
  letGo();
});

it("what was asked for while the code came is taken once; where it failed it is asked for again", async () => {
  const { asked, backOffice } = openSite();
  const answer = { page: { id: "home" } };
  const begun = {
    settings: Promise.reject(new Error("gone")),
    pages: Promise.resolve({ pages: [] }),
    page: { id: "home", answer: Promise.resolve(answer) },
  };
  const { client, letGo } = openReads(backOffice.api, begun as never);
  await expect.poll(() => client.getQueryData(["/api/backoffice/pages/:id", { id: "home" }, null])).toEqual(answer);
  await expect.poll(() => asked, { timeout: 5000 }).toEqual(["/api/settings"]);
  letGo();
});

it("the persona's language is read from the address as the persona is", () => {
  for (const search of ["", "?lang=fi", "?lang=xx", "?page=home&lang=pt&as=guest"]) {
    window.history.replaceState(null, "", `/editor${search}`);
    expect(readPersonaLanguage(window)).toBe(readPersona(new URLSearchParams(search)).language);
  }
});
