// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { reportMessage } from "../../../../schemas/api/chat";
import { paidUser, renderInSite, siteServices } from "../../../testing/site";
import { ContactButton } from "../../../shell/ContactButton";
import { ChatPlace } from "./ChatPlace";
import { SpokenMessage } from "./own/Message";
import { Messages } from "./own/Messages";
import { createRoom } from "./own/room";
import { useChat } from "./use_chat";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  delete document.documentElement.dataset["chat"];
});

function Opener() {
  const { isOffered, isOpen, open } = useChat();
  return isOffered ? (
    <button type="button" aria-pressed={isOpen} onClick={open}>
      Talk
    </button>
  ) : null;
}
const show = (liveChat: object, isCanvas = false) => {
  const services = { ...siteServices({ settings: { liveChat } }), isCanvas };
  return renderInSite(
    <>
      <Opener />
      <ChatPlace />
    </>,
    services,
  );
};
const talk = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Talk" })));
const script = { provider: "script", scriptUrl: "https://chat.example/w.js", buttonSelector: "#talk" };
const widget = () => document.querySelector("script[data-chat-widget]");

it("leaves no trace where the site has no chat, even for who had one open (L-1.11)", () => {
  const services = siteServices({ settings: { liveChat: { provider: "none" } }, address: "/?modal=chat" });
  services.preferences.setState({ chat: "open" });
  const { container } = renderInSite(
    <>
      <Opener />
      <ChatPlace />
    </>,
    services,
  );
  expect(container.innerHTML).toBe("");
});

it.each([
  ["beside the page", true],
  ["over the page of a phone", false],
])(
  "closed with Escape %s it gives the focus back to the button that opened it, which is gone while it is open",
  async (_, isWide) => {
    vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }));
    const services = siteServices({ settings: { liveChat: { provider: "own" } } });
    renderInSite(
      <>
        <ContactButton />
        <ChatPlace />
      </>,
      services,
    );
    const user = userEvent.setup();
    act(() => screen.getByRole("button", { name: "Write to us" }).focus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Chat" })));
    expect(screen.queryByRole("button", { name: "Write to us" })).toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Write to us" })));
  },
);

it("renders who asks for it again when it opens, and not with each step of a form in the address", () => {
  let renders = 0;
  const Counted = () => {
    renders++;
    return String(useChat().isOpen);
  };
  const { services, container } = renderInSite(<Counted />, siteServices({ settings: { liveChat: { provider: "own" } } }));
  const first = renders;
  act(() => services.go("?method=bank"));
  expect(renders).toBe(first);
  act(() => services.go("?modal=chat"));
  expect(container.textContent).toBe("true");
});

it("opens the site's own chat beside the page and remembers it; the focus goes back when it is closed (L-4.32)", async () => {
  const { services } = show({ provider: "own" });
  expect(screen.queryByRole("complementary")).toBeNull();
  const opener = screen.getByRole("button", { name: "Talk" });
  opener.focus();
  await talk();
  expect(services.preferences.getState().chat).toBe("open");
  expect(document.cookie).toContain("chat=open");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Chat"));
  fireEvent.keyDown(screen.getByRole("heading", { name: "Chat" }), { key: "Escape" });
  expect(screen.queryByRole("complementary")).toBeNull();
  expect([services.preferences.getState().chat, document.activeElement]).toEqual(["closed", opener]);
});

it("asks guests to come in before they write (L-6.05)", async () => {
  show({ provider: "own" });
  await talk();
  expect((await screen.findByRole("link", { name: "Sign up" })).getAttribute("href")).toBe("?modal=signup");
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("loads the operator's widget only when it is opened, and says where it does not come (C-9.39)", async () => {
  show(script);
  expect(widget()).toBeNull();
  await talk();
  await screen.findByText("Opening the chat…");
  await waitFor(() => expect(widget()).toBeTruthy());
  widget()?.dispatchEvent(new Event("error"));
  expect((await screen.findByRole("alert")).textContent).toContain("could not be opened");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(widget()).toBeTruthy());
});

it("never loads it in the editor", async () => {
  show(script, true);
  await talk();
  expect([widget(), screen.queryByText("Opening the chat…")]).toEqual([null, null]);
});

it("keeps the focus at a message that is reported, reports it once, and then has it at the thanks (WCAG 2.4.3)", async () => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  let reports = 0;
  const reply = async () => {
    reports += 1;
    await isAnswered;
    return { status: 200, body: { data: { success: true } } };
  };
  const said = { id: 4, message: "Hello", nickname: "Robin", isStaff: false, isOwn: false, at: "2026-03-04T12:00:00Z" };
  renderInSite(
    <SpokenMessage message={said} />,
    siteServices({ user: paidUser, answers: { [`POST ${reportMessage.path}`]: reply } }),
  );
  const report = screen.getByRole<HTMLButtonElement>("button", { name: "Report this message" });
  report.focus();
  fireEvent.click(report);
  fireEvent.click(report);
  expect([report.disabled, report.getAttribute("aria-disabled"), document.activeElement]).toEqual([false, "true", report]);
  await act(async () => answer());
  const thanks = await screen.findByRole("status");
  expect(document.activeElement).toBe(thanks);
  expect(reports).toBe(1);
});

it("leads the focus on to the next message where one that has it is hidden, then to the one before, then to the list (WCAG 2.4.3)", async () => {
  const said = [1, 2, 3].map((id) => ({
    ...{ id, message: `Hello ${id}`, nickname: "Robin", isStaff: false, isOwn: false, at: "2026-03-04T12:00:00Z" },
  }));
  const services = siteServices({ user: { ...paidUser, role: "content_editor" } });
  const room = createRoom({ ...services, openSocket: () => new Promise(() => {}) });
  room.store.setState({ status: "live", isStart: true, messages: said });
  renderInSite(<Messages room={room} />, services);
  const hide = (id: number) =>
    act(() => room.store.setState(({ messages }) => ({ messages: messages.filter((each) => each.id !== id) })));
  const [, second] = screen.getAllByRole("button", { name: "Hide this message for everybody" });
  const focused = () => document.activeElement?.closest("li")?.textContent ?? document.activeElement?.role;
  second?.focus();
  await hide(2);
  expect(focused()).toContain("Hello 3");
  await hide(3);
  expect(focused()).toContain("Hello 1");
  await hide(1);
  expect(document.activeElement).toBe(screen.getByRole("log"));
});
