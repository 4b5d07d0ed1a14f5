// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderInSite, siteServices } from "../../../src/testing/site";
import { Chat } from "./Chat";

afterEach(cleanup);

const root = { "data-section": "talk", "data-section-type": "chat" };
const section = { root, id: "talk", name: "Talk", children: [], childNames: [], columns: [] };

async function show(liveChat: object, isCanvas = false) {
  const services = { ...siteServices({ settings: { liveChat } }), isCanvas };
  await act(async () => void renderInSite(<Chat {...section} props={{ height: 300 }} />, services));
}

it("is as high as its settings say, and asks guests to come in (S-2.85)", async () => {
  await show({ provider: "own" });
  const region = screen.getByRole("region", { name: "Chat" });
  expect((region.querySelector("[style]") as HTMLElement).style.height).toBe("300px");
  expect(await screen.findByText(/sign up or log in/i)).toBeTruthy();
});

it.each([["none"], ["script"]])(
  "shows visitors nothing where the provider is %s, and says so to editors (S-2.85, L-1.11)",
  async (provider) => {
    await show({ provider });
    expect(document.querySelector("[data-section]")?.hasAttribute("hidden")).toBe(true);
    expect(document.body.textContent).toBe("");
    cleanup();
    await show({ provider }, true);
    expect(screen.getByText(/Visitors see nothing here/)).toBeTruthy();
  },
);

it("is in no room in the editor's canvas", async () => {
  await show({ provider: "own" }, true);
  expect(screen.queryByRole("log")).toBeNull();
});
