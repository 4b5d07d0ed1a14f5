// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Documents, DocumentLabel, UploadedDocument } from "../../../../schemas/api/documents";
import { documentState } from "../../../../schemas/documents";
import { sampleDocuments } from "../../../page/persona/sample_documents";
import { section } from "../../../testing/build";
import { createTestServices } from "../../../testing/create_test_services";
import { prepare } from "../../../testing/render_section";
import { judge, preparePicture } from "./check_picture";
import { failureKey } from "./failure_key";
import { areAllInReview, progressOf, shownLabels } from "./shown_labels";

afterEach(cleanup);

const label = (
  documentLabelId: number,
  name: string,
  proves: DocumentLabel["proves"],
  more: Partial<DocumentLabel> = {},
): DocumentLabel => ({
  documentLabelId,
  name: { en: name },
  hint: { en: `About: ${name}` },
  isSingleSided: true,
  proves,
  isNeeded: false,
  ...more,
});
const labels = [
  label(1, "Identity card", "identity", { isSingleSided: false, isNeeded: true }),
  label(2, "Passport", "identity", { isNeeded: true }),
  label(3, "Proof of address", "address", { isNeeded: true }),
  label(6, "Proof of income", "income"),
];
const row = (
  documentLabelId: number,
  side: "front" | "back",
  status: 0 | 1 | 2 | 4,
  reason: string | null = null,
): UploadedDocument => ({
  documentId: documentLabelId * 10 + (side === "back" ? 1 : 0),
  documentLabelId,
  side,
  documentName: "",
  status,
  actionPerformedAt: null,
  validUntil: null,
  reason,
  sentAt: "2026-11-22T17:58:00Z",
  kind: "picture",
});

async function open(rows: UploadedDocument[], { type = "verification" as "verification" | "verification2", props = {} } = {}) {
  const now = "2026-11-22T18:40:00Z";
  const answer: Documents = { ...sampleDocuments({ kycStatus: "PENDING" }, now), userDocument: { count: rows.length, rows } };
  const services = createTestServices({
    viewer: { session: "user", now },
    transport: async ({ url }) => ({ status: 200, body: url.includes("label") ? { labels } : answer }),
  });
  const { element } = await prepare([{ ...section(type), props }], services);
  render(element);
}
const names = () =>
  screen
    .getAllByRole("listitem")
    .flatMap((item) => within(item).queryByRole("button")?.querySelector("strong")?.textContent ?? []);

it.each([
  [[1, 1], "confirmed", "C-4.49"],
  [[1, 0], "pending", "C-4.49"],
  [[2, 4], "rejected", "C-4.50"],
  [[4, 0], "requested", "C-4.50"],
  [[1, null], "pending", "C-4.49"],
  [[1], "confirmed", "C-4.51"],
  [[0], "pending", "C-4.51"],
  [[null], "missing", "C-4.51"],
] as const)("sides with %j are together %s (%s, C-4.48, C-9.44, C-9.45)", (statuses, state, _requirement) => {
  expect(documentState(statuses)).toBe(state);
});

it("shows what everybody needs, and of two documents that show the same the one that was sent (C-3.38)", () => {
  const ids = (rows: UploadedDocument[], only?: number[]) =>
    shownLabels(labels, rows, only).map(({ label: { documentLabelId } }) => documentLabelId);
  expect(ids([])).toEqual([1, 2, 3]);
  expect(ids([row(2, "front", 0)])).toEqual([3, 2]);
  expect(ids([row(6, "front", 4), row(2, "front", 1)])).toEqual([6, 3, 2]);
  expect(ids([], [3])).toEqual([3]);
  expect(progressOf(shownLabels(labels, [row(2, "front", 1)]))).toEqual({ done: 1, of: 2 });
  expect(areAllInReview(shownLabels(labels, [row(2, "front", 0), row(3, "front", 0)]))).toBe(true);
  expect(areAllInReview(shownLabels(labels, [row(2, "front", 0)]))).toBe(false);
});

it("says of two documents that show the same that one is enough, so that what is needed is as much as is counted (C-3.38)", async () => {
  await open([]);
  const cards = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(cards).toEqual([
    "One of twoIdentity cardThis one, or: Passport",
    "One of twoPassportThis one, or: Identity card",
    "NeededProof of addressNot sent yet",
  ]);
  expect(screen.getByText("0 of 2 done")).toBeTruthy();
});

it("opens what needs the player first, with the reason, and keeps the side that is good (S-2.12, C-4.52)", async () => {
  await open([row(1, "front", 1), row(1, "back", 2, "The back is cut off."), row(3, "front", 0)]);
  expect(names()).toEqual(["Identity card", "Proof of address"]);
  const panel = screen.getByRole("region", { name: "Identity card" });
  expect(within(panel).getByText("The back is cut off.")).toBeTruthy();
  expect(within(panel).getByLabelText("Choose a file: Identity card, Back")).toBeTruthy();
  expect(within(panel).queryByLabelText("Choose a file: Identity card, Front")).toBeNull();
  expect(screen.getByText("0 of 2 done")).toBeTruthy();
});

it("sends nothing until a file is chosen, takes only the first one, and lets it be removed (C-4.55, C-4.56)", async () => {
  await open([row(2, "front", 4, "We need this."), row(3, "front", 0)]);
  const panel = screen.getByRole("region", { name: "Passport" });
  expect(within(panel).getByRole<HTMLButtonElement>("button", { name: "Choose a file first" }).disabled).toBe(true);
  const file = (name: string, type = "application/pdf") => new File(["%PDF-1.7 %%EOF"], name, { type });
  const input = within(panel).getByLabelText("Choose a file: Passport");
  input.focus();
  fireEvent.change(input, { target: { files: [file("one.pdf"), file("two.pdf")] } });
  expect(await within(panel).findByText("one.pdf")).toBeTruthy();
  expect(within(panel).queryByText("two.pdf")).toBeNull();
  expect(within(panel).getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(false);
  const side = within(panel).getByRole("group", { name: "Passport" });
  expect(document.activeElement).toBe(side); // the field that had the focus is gone (WCAG 2.4.3)
  const remove = within(panel).getByRole("button", { name: "Remove" });
  remove.focus();
  fireEvent.click(remove);
  expect(within(panel).getByLabelText("Choose a file: Passport")).toBeTruthy();
  expect(document.activeElement).toBe(side);
});

it("says what went wrong with a side, and keeps its file, while the other side has arrived (C-8.30)", async () => {
  const rows: UploadedDocument[] = [];
  /** The network: the front arrives, the back does not. */
  class Upload extends EventTarget {
    upload = new EventTarget();
    status = 0;
    response = { code: "document.damaged" };
    open() {}
    setRequestHeader() {}
    send(body: FormData) {
      this.status = body.get("side") === "front" ? 200 : 422;
      if (this.status === 200) rows.push(row(1, "front", 0));
      queueMicrotask(() => this.dispatchEvent(new Event("load")));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Upload);
  await open(rows);
  const panel = () => within(screen.getByRole("region", { name: "Identity card" }));
  for (const side of ["Front", "Back"]) {
    const file = new File(["%PDF-1.7 %%EOF"], `${side}.pdf`, { type: "application/pdf" });
    fireEvent.change(panel().getByLabelText(`Choose a file: Identity card, ${side}`), { target: { files: [file] } });
    await panel().findByText(`${side}.pdf`);
  }
  panel().getByRole("button", { name: "Send" }).focus();
  fireEvent.click(panel().getByRole("button", { name: "Send" }));
  const isKept = () => expect(screen.getByRole("region", { name: "Identity card" }).contains(document.activeElement)).toBe(true);
  isKept(); // the button gave way to what is sent
  await waitFor(() => expect(panel().getByRole("alert").textContent).toContain("damaged"));
  await waitFor(() => expect(panel().queryByText("Front.pdf")).toBeNull());
  expect(panel().getByText("Back.pdf")).toBeTruthy();
  const again = await panel().findByRole<HTMLButtonElement>("button", { name: "Send" });
  expect(again.disabled).toBe(false);
  isKept();
});

it("leads on to the next document once one is sent, the focus too (S-2.12, WCAG 2.4.3)", async () => {
  const rows: UploadedDocument[] = [];
  class Upload extends EventTarget {
    upload = new EventTarget();
    status = 200;
    response = {};
    open() {}
    setRequestHeader() {}
    send() {
      rows.push(row(2, "front", 0));
      queueMicrotask(() => this.dispatchEvent(new Event("load")));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Upload);
  rows.push(row(2, "front", 4));
  await open(rows);
  const file = new File(["%PDF-1.7 %%EOF"], "one.pdf", { type: "application/pdf" });
  fireEvent.change(screen.getByLabelText("Choose a file: Passport"), { target: { files: [file] } });
  await screen.findByText("one.pdf");
  rows.pop();
  const send = screen.getByRole("button", { name: "Send" });
  send.focus();
  fireEvent.click(send);
  const next = await screen.findByRole("region", { name: "Proof of address" });
  expect(document.activeElement).toBe(next);
});

it("says which kinds and sizes it takes, before anything is sent (C-5.53, C-5.54, C-8.29)", async () => {
  await open([row(2, "front", 4), row(3, "front", 0)]);
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText("Choose a file: Passport"), { target: { files: [file] } });
  choose(new File(["<html>"], "page.html", { type: "text/html" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This kind of file can not be sent");
  choose(Object.defineProperty(new File([""], "big.pdf", { type: "application/pdf" }), "size", { value: 26_214_401 }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("This file is too large"));
});

it("lists the documents as numbered steps where it is told to (S-2.13)", async () => {
  await open([], { type: "verification2", props: { steps: true, labels: [1, 3] } });
  expect(names()).toEqual(["Identity card", "Proof of address"]);
  expect(screen.getByRole("list", { name: "" }).dataset["steps"]).toBe("true");
});

it.each([
  ["document.type", 415, "error.upload.file_type_error.text"],
  ["document.too_large", 413, "error.upload.size_error.text"],
  ["document.damaged", 422, "documents.errors.damaged"],
  [undefined, 0, "documents.errors.broken"],
  [undefined, 500, "documents.errors.other"],
] as const)("a refusal %s, %d is said as %s (C-8.29, C-8.30)", (code, status, key) => {
  expect(failureKey({ code, status })).toBe(key);
});

it("tells a sharp picture from a blurred, a dark and a cut one, before it is sent", () => {
  const [width, height] = [120, 80];
  const draw = (dot: (x: number, y: number) => number) =>
    Uint8Array.from({ length: width * height }, (_, index) => dot(index % width, Math.floor(index / width)));
  const inCard = (x: number, y: number) => x > 12 && x < 108 && y > 10 && y < 70;
  const card = draw((x, y) => (inCard(x, y) ? ((x + y) % 4 < 2 ? 220 : 90) : 60));
  expect(judge(card, width, height)).toEqual({ isSharp: true, isBright: true, hasCorners: true });
  expect(
    judge(
      draw((x) => 60 + x),
      width,
      height,
    ).isSharp,
  ).toBe(false);
  expect(
    judge(
      draw((x, y) => (inCard(x, y) ? ((x + y) % 4 < 2 ? 50 : 10) : 5)),
      width,
      height,
    ).isBright,
  ).toBe(false);
  expect(
    judge(
      draw((x, y) => ((x + y) % 4 < 2 ? 220 : 90)),
      width,
      height,
    ).hasCorners,
  ).toBe(false);
});

it("a picture that was chosen is shown from its own small copy: the site's policy lets a page show nothing else of its making (C-4.55)", async () => {
  const context = {
    drawImage: () => {},
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(4 * width * height),
    }),
  };
  const canvas = { width: 0, height: 0, getContext: () => context, toDataURL: (type: string) => `data:${type};base64,AA==` };
  const browser = {
    createElement: () => canvas,
    defaultView: { createImageBitmap: async () => ({ width: 1200, height: 800 }) },
  } as unknown as Document; // jsdom draws nothing
  const chosen = await preparePicture(new File(["x"], "card.jpg", { type: "image/jpeg" }), browser);
  expect(chosen.preview).toBe("data:image/jpeg;base64,AA==");
  expect([canvas.width, canvas.height]).toEqual([480, 320]);
  expect((await preparePicture(new File(["x"], "bill.pdf", { type: "application/pdf" }), browser)).preview).toBeNull();
});
