// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { sampleUser } from "../../src/page/persona/sample_user";
import { createBackOffice } from "../workplace/back_office";
import { defaultPersona } from "../workplace/persona/persona";
import { createPersonaStore } from "../workplace/persona/persona_store";
import { createFirstReads } from "./first_reads";

const { viewer, persona } = createPersonaStore(defaultPersona).getState();
const ada = { ...sampleUser({ ...viewer, session: "user" }, { persona, player: null }), role: "administrator" };

beforeEach(() => window.history.replaceState(null, "", "/editor?page=home"));

/** A server that answers only what is let through, and who asked for what. */
function openSite() {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    "/api/viewer": { viewer, user: ada },
    "/api/user/refresh-token": { data: { success: true, accessToken: "token", user: ada } },
  };
  const backOffice = createBackOffice({
    transport: () => (request) => {
      const path = request.url.split("?", 1)[0] ?? "";
      asked.push(path);
      return path in answers ? Promise.resolve({ status: 200, body: answers[path] }) : new Promise(() => {});
    },
  });
  return { asked, backOffice };
}

it("the page is asked for while it is still asked whether its editor needs a second factor (issue 18)", async () => {
  const { asked, backOffice } = openSite();
  const reads = createFirstReads();
  await new Promise<void>((resolve) => {
    void backOffice.check(() => {
      reads.begin(backOffice.api, window);
      resolve();
    });
  });
  await expect
    .poll(() => asked.slice(2).toSorted())
    .toEqual(["/api/backoffice/pages", "/api/backoffice/pages/home", "/api/backoffice/personas", "/api/settings"]);
  expect(backOffice.store.getState().status).toBe("checking");
  reads.letGo();
});

it("whoever opens the editor after somebody else begins with nothing of theirs", () => {
  const { backOffice } = openSite();
  const reads = createFirstReads();
  const first = reads.take();
  first.setQueryData(["theirs"], 1);
  const second = reads.take();
  expect(second.getQueryData(["theirs"])).toBeUndefined();
  reads.begin(backOffice.api, window); // too late to be of use
  expect(second.getQueryCache().getAll()).toEqual([]);
});

it("a page that is closed is forgotten, so that it is read anew when it is opened again", () => {
  const { backOffice } = openSite();
  const reads = createFirstReads();
  reads.begin(backOffice.api, window);
  const client = reads.take();
  const kept = () =>
    client
      .getQueryCache()
      .findAll({ queryKey: ["/api/backoffice/pages/:id"] })
      .map(({ gcTime }) => gcTime);
  expect(kept()).toEqual([0]);
  reads.letGo();
});
