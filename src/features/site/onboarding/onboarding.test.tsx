// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getUserOnboarding, markUserOnboardingStep, type UserTopic } from "../../../../schemas/api/onboarding";
import { logEvents } from "../../../../schemas/api/events";
import { paidUser, renderInSite, siteServices } from "../../../testing/site";
import { isVideo } from "./is_video";
import { OnboardingPlace } from "./OnboardingPlace";

const flag = `onboarding-hidden-${paidUser.userId}`;
let sent: { name: string; data: object }[] = [];
let fetched: typeof fetch;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  fetched = window.fetch;
  window.fetch = async (url, init) => {
    if (String(url) === logEvents.path) sent.push(...(JSON.parse(String(init?.body)) as { events: typeof sent }).events);
    return new Response("{}");
  };
});
afterEach(() => {
  window.dispatchEvent(new Event("pagehide")); // what was gathered goes
  cleanup();
  vi.restoreAllMocks();
  window.fetch = fetched;
});

const content = (title: string, more: object = {}) => ({
  title,
  description: "",
  desktopMedia: "",
  mobileMedia: "",
  link: "",
  buttonText: "",
  ...more,
});
const topic = (topicKey: string, more: Partial<UserTopic> = {}): UserTopic => ({
  topicKey,
  isSeen: false,
  topicContent: content(topicKey),
  ...more,
});
const three = [topic("Welcome"), topic("Limits"), topic("Rewards")];

async function start({
  topics = three,
  address = "/",
  redirectUrl = "",
  isCalm = true,
  user = paidUser as typeof paidUser | null,
} = {}) {
  const marked: unknown[] = [];
  const services = siteServices({
    user,
    address,
    settings: {
      onboarding: {
        isShown: true,
        redirectUrl,
        topics: topics.map(({ topicKey }) => ({ topicKey: topicKey.toLowerCase(), topicContent: {} })),
      },
    },
    answers: {
      [`GET ${getUserOnboarding.path}`]: { status: 200, body: { topics } },
      [`POST ${markUserOnboardingStep.path}`]: ({ body }) => (
        marked.push(body),
        { status: 200, body: { data: { success: true } } }
      ),
    },
  });
  await act(async () => void renderInSite(<OnboardingPlace isCalm={isCalm} />, services));
  return { services, marked };
}
const dialog = () => screen.findByRole("dialog");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const nothing = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole("dialog")).toBeNull();
};
const flush = () => window.dispatchEvent(new Event("pagehide"));

it.each(["a.mp4", "/b.MOV", "c.wmv?x=1", "d.avi#t=2", "https://x.test/e.webm", "f.ogg"])(
  "takes %s for a video (L-9.34)",
  (address) => expect(isVideo(address)).toBe(true),
);
it.each(["a.png", "/mp4", "b.mp4.jpg", "c.jpg?name=x.mp4", ""])("takes %j for no video (L-9.34)", (address) =>
  expect(isVideo(address)).toBe(false),
);

it("opens by itself for who is signed in; closing it marks what was looked at, sets the flag and logs (L-4.67, L-4.68, L-7.60)", async () => {
  const { marked } = await start();
  expect(within(await dialog()).getByText("1 of 3")).toBeTruthy();
  press("Next");
  press("Close the tour");
  await waitFor(() => expect(marked).toEqual([{ step: "Welcome" }, { step: "Limits" }]));
  expect(localStorage.getItem(flag)).not.toBeNull();
  await nothing();
  flush();
  expect(sent).toEqual([
    { name: "ONBOARDING_OPEN", data: { topics: 3, automatic: true } },
    { name: "ONBOARDING_CLOSE", data: { viewed: 2, topics: 3 } },
  ]);
});

it("opens by itself once, also for who goes on without closing it (L-4.67)", async () => {
  await start();
  await dialog();
  cleanup();
  await start();
  await nothing();
});

it("closes with Next on the last topic, and leads where the settings want (L-4.68, L-4.69)", async () => {
  const { services, marked } = await start({ redirectUrl: "/promotions" });
  await dialog();
  press("Next");
  press("Next");
  press("Done");
  await waitFor(() => expect(services.route.getState().path).toBe("/promotions"));
  expect(marked).toHaveLength(3);
  await nothing();
});

it("goes back and forth with arrow keys, dots and swipes, and not beyond its ends", async () => {
  await start();
  const popup = await dialog();
  const shown = () => within(popup).getByRole("heading").textContent;
  const swipe = (from: number, to: number) => {
    const slide = within(popup).getByRole("heading");
    fireEvent.pointerDown(slide, { clientX: from, clientY: 10, pointerType: "touch" });
    fireEvent.pointerUp(slide, { clientX: to, clientY: 14, pointerType: "touch" });
    return shown();
  };
  fireEvent.keyDown(popup, { key: "ArrowLeft" });
  expect(shown()).toBe("Welcome");
  fireEvent.keyDown(popup, { key: "ArrowRight" });
  expect(shown()).toBe("Limits");
  press("3: Rewards");
  expect([shown(), swipe(100, 30), swipe(30, 100), swipe(30, 60)]).toEqual(["Rewards", "Rewards", "Limits", "Limits"]);
});

it.each([
  ["for guests", { user: null }],
  ["over something else that is open", { address: "/?modal=upload-documents" }],
  ["where money is at stake", { isCalm: false }],
  ["where all topics were seen", { topics: three.map((each) => ({ ...each, isSeen: true })) }],
])("does not open by itself %s (L-4.67)", async (_, options) => {
  await start(options);
  await nothing();
});

it("does not open by itself again once it was closed, but whenever it is asked for (L-4.67)", async () => {
  localStorage.setItem(flag, "1");
  await start();
  await nothing();
  cleanup();
  const { services } = await start({ address: "/?modal=onboarding", topics: three.map((each) => ({ ...each, isSeen: true })) });
  await dialog();
  press("Close the tour");
  await waitFor(() => expect(services.route.getState().search).toEqual({}));
});

it("logs a topic without content and shows nothing of it (L-4.70)", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await start({ topics: [topic("Empty", { topicContent: null }), topic("Full")] });
  expect(within(await dialog()).getByText("1 of 1")).toBeTruthy();
  expect(warn).toHaveBeenCalledWith("No content for this topic", "Empty");
  cleanup();
  await start({ topics: [topic("Empty", { topicContent: null })] });
  await nothing();
});

it("shows a video without sound and with controls, or the picture for the screen (L-9.34, L-3.35)", async () => {
  await start({ topics: [topic("Film", { topicContent: content("Film", { desktopMedia: "/tour.webm" }) })] });
  const video = (await dialog()).querySelector("video");
  expect([video?.muted, video?.controls, video?.getAttribute("src")]).toEqual([true, true, "/tour.webm"]);
  fireEvent.error(video as HTMLVideoElement);
  expect(screen.getByText(/can't be played/)).toBeTruthy();
});

it("works where storage throws, and where it is full", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { marked } = await start();
  await dialog();
  press("Close the tour");
  await waitFor(() => expect(marked).toEqual([{ step: "Welcome" }]));
  await nothing();
});
