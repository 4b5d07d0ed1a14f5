// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createInstallStore, type InstallOffer } from "../../../kit/session/install_store";
import { InstallEntry } from "../../../shell/InstallEntry";
import { renderInSite, siteServices } from "../../../testing/site";
import { watchInstall } from "./watch_install";

afterEach(cleanup);

const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

/** A window of a browser that says these things about itself. */
function browser({ isStandalone = false, standalone = undefined as boolean | undefined, userAgent = "Chrome" } = {}) {
  const view = new EventTarget() as EventTarget & Window;
  return Object.assign(view, {
    navigator: { userAgent, ...(standalone !== undefined && { standalone }) },
    matchMedia: () => ({ matches: isStandalone }),
  });
}

function offer(prompt: () => Promise<unknown> = async () => {}) {
  return Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }) as InstallOffer;
}

describe("the browser's offer", () => {
  it("is kept for the site's own button, in the place of the browser's own banner (L-1.18)", () => {
    const store = createInstallStore();
    const view = browser();
    watchInstall(view, store);
    expect(store.getState().offer).toBeNull();
    const event = offer();
    expect(view.dispatchEvent(event)).toBe(false);
    expect(store.getState().offer).toBe(event);
  });

  it.each([
    ["a display mode", { isStandalone: true }],
    ["Safari", { standalone: true, userAgent: safari }],
  ])("is ignored where the site is installed already, as %s says (L-1.18)", (_, about) => {
    const store = createInstallStore();
    const view = browser(about);
    watchInstall(view, store);
    view.dispatchEvent(offer());
    expect(store.getState().offer).toBeNull();
  });

  it("is over once the site is installed", () => {
    const store = createInstallStore();
    const view = browser();
    watchInstall(view, store);
    view.dispatchEvent(offer());
    view.dispatchEvent(new Event("appinstalled"));
    expect(store.getState().offer).toBeNull();
  });

  it.each([
    ["Safari on iOS, which never offers it,", { standalone: false, userAgent: safari }, "by_hand"],
    ["another browser on iOS", { standalone: false, userAgent: safari.replace("Version", "CriOS") }, null],
    ["a browser on a computer", {}, null],
  ])("in %s is to be done by hand or not at all", (_, about, expected) => {
    const store = createInstallStore();
    watchInstall(browser(about), store);
    expect(store.getState().offer).toBe(expected);
  });
});

describe("the entry in the menu", () => {
  const entry = () => screen.queryByRole("button", { name: "Add to home screen" });

  it("is there while the browser offers to install, and no longer (L-2.51, L-1.18)", async () => {
    const { services } = renderInSite(<InstallEntry />);
    expect(entry()).toBeNull();
    const prompt = vi.fn(async () => {});
    act(() => services.install.setState({ offer: offer(prompt) }));
    fireEvent.click(entry() as HTMLElement);
    expect(prompt).toHaveBeenCalledOnce();
    await waitFor(() => expect(entry()).toBeNull());
  });

  it("only logs that the prompt is not available (L-8.16)", async () => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    try {
      const { services } = renderInSite(<InstallEntry />);
      const failure = new Error("The prompt was used already");
      act(() => services.install.setState({ offer: offer(() => Promise.reject(failure)) }));
      fireEvent.click(entry() as HTMLElement);
      await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.any(String), failure));
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(screen.queryByRole("alert")).toBeNull();
    } finally {
      logged.mockRestore();
    }
  });

  it("shows on iOS the three steps in words, and closes", async () => {
    const services = siteServices();
    services.install.setState({ offer: "by_hand" });
    renderInSite(<InstallEntry />, services);
    fireEvent.click(entry() as HTMLElement);
    expect(await screen.findByRole("dialog", { name: "Put Foyer on your home screen" })).toBeTruthy();
    expect(screen.getAllByRole("listitem").filter(({ parentElement }) => parentElement?.tagName === "OL")).toHaveLength(3);
    fireEvent.click(screen.getByRole("button", { name: "Got it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
