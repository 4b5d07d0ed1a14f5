// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDeskAt } from "../../testing/desk";

vi.mock("socket.io-client", () => ({ io: () => ({ on: () => {}, emit: () => {}, disconnect: () => {} }) }));
beforeEach(() => window.history.replaceState(null, "", "/editor?desk=documents"));
afterEach(cleanup);

const side = (documentId: number, name: string) => ({
  documentId,
  side: name,
  status: 0,
  kind: "picture",
  file: `/api/backoffice/documents/files/${documentId}`,
  measured: { width: 900, height: 600, brightness: 14, sharpness: 80 },
  sentAt: "2026-11-20T20:00:00Z",
  validUntil: null,
  vendorSays: "unsure",
  reasons: [],
});
const queued = {
  userId: 7,
  documentLabelId: 1,
  label: "Identity card",
  player: { name: "Marta Silva", countryCode: "PT" },
  at: "2026-11-20T20:00:00Z",
  state: "pending",
};
const reviewed = {
  label: "Identity card",
  isSingleSided: false,
  player: {
    userId: 7,
    email: "marta@site.test",
    name: "Marta Silva",
    firstName: "Marta",
    lastName: "Silva",
    dateOfBirth: "1995-05-17",
    age: 31,
    minimumAge: 18,
    countryCode: "PT",
    address: null,
    city: null,
    zipCode: null,
    kycStatus: "PENDING",
  },
  sides: [side(1, "front"), side(2, "back")],
  language: "pt",
  letters: [{ code: "too_dark", theirs: "A imagem está demasiado escura.", own: "It is too dark to read." }],
  trail: [],
};

function openDocuments() {
  const asked: unknown[] = [];
  const user = openDeskAt(({ method, url, body }) => {
    if (method !== "GET") {
      asked.push([url, body]);
      return { status: 200, body: { data: { success: true, kycStatus: "PENDING" } } };
    }
    if (url.includes("/documents/7/1")) return { status: 200, body: reviewed };
    if (!url.includes("/documents")) return null;
    return { status: 200, body: { documents: { count: 1, rows: [queued] }, waiting: 1, reviewMinutes: 120 } };
  });
  return { asked, user };
}

it("a document is asked for again for reasons of a list; what the player reads is below in their language (C-4.52, D-23)", async () => {
  const { asked, user } = openDocuments();
  await user.click(await screen.findByRole("button", { name: "Marta Silva" }));
  await user.click(await screen.findByRole("radio", { name: /^Ask again/ }));
  expect(screen.getByRole("button", { name: /^Ask again/ }).getAttribute("aria-disabled")).toBe("true");
  await user.click(screen.getByRole("checkbox", { name: "Front" }));
  await user.click(screen.getByRole("checkbox", { name: /^It is too dark to read/ }));
  expect(screen.getByText("A imagem está demasiado escura.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Ask again/ }));
  await vi.waitFor(() =>
    expect(asked).toEqual([
      [
        "/api/backoffice/documents/7/1/decide",
        { decision: "ask_again", documentIds: [1, 2], sides: ["back"], reasons: ["too_dark"] },
      ],
    ]),
  );
});

it("is decided by keys alone: the next one, larger, turned, rejected for a reason by its number (issue 15)", async () => {
  const { asked, user } = openDocuments();
  await screen.findByRole("button", { name: "Marta Silva" });
  await user.keyboard("j");
  const toolbar = await screen.findByRole("toolbar", { name: "How it is shown" });
  await user.keyboard("++r");
  expect(toolbar.textContent).toContain("200%");
  expect(screen.getAllByRole("img", { name: "The document" })[0]?.style.rotate).toBe("90deg");
  await user.keyboard("0");
  expect(toolbar.textContent).toContain("100%");
  await user.keyboard("{Shift>}N{/Shift}1{Control>}{Enter}{/Control}");
  await vi.waitFor(() =>
    expect(asked).toEqual([
      [
        "/api/backoffice/documents/7/1/decide",
        { decision: "reject", documentIds: [1, 2], sides: ["front", "back"], reasons: ["too_dark"] },
      ],
    ]),
  );
});

it("whoever approves a document may write down until when it is valid", async () => {
  const { asked, user } = openDocuments();
  await user.click(await screen.findByRole("button", { name: "Marta Silva" }));
  fireEvent.change(await screen.findByLabelText(/^Valid until/), { target: { value: "2031-05-17" } });
  await user.click(screen.getByRole("button", { name: /^Approve/ }));
  await vi.waitFor(() =>
    expect(asked).toEqual([
      ["/api/backoffice/documents/7/1/decide", { decision: "approve", documentIds: [1, 2], validUntil: "2031-05-17" }],
    ]),
  );
});
