// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { FormDialog } from "./FormDialog";

afterEach(cleanup);

function Place({ onSend, isOpenAtFirst = false }: { onSend: () => Promise<unknown>; isOpenAtFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Reject
      </button>
      {isOpen && (
        <FormDialog
          t={((key: string) => key) as never}
          title="Why"
          className={undefined}
          verb="Send"
          onSend={onSend}
          refusal={String}
          onClose={() => setIsOpen(false)}
        >
          <input aria-label="Reason" data-autofocus="" />
        </FormDialog>
      )}
    </>
  );
}

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const untilFocused = (name: string) => waitFor(() => expect(focused()).toBe(name));

it("begins at the field that is marked, and gives the focus back to what opened it", async () => {
  const user = userEvent.setup();
  render(<Place onSend={async () => {}} />);
  await user.click(screen.getByText("Reject"));
  await untilFocused("Reason");
  await user.keyboard("{Escape}");
  await untilFocused("Reject");
});

it("gives the focus back to the region that had it, and not to the first button in it (WCAG 2.4.3)", async () => {
  const user = userEvent.setup();
  const view = render(<main aria-label="view" tabIndex={-1} />);
  screen.getByRole("main").focus();
  view.rerender(
    <main aria-label="view" tabIndex={-1}>
      <Place onSend={async () => {}} isOpenAtFirst />
    </main>,
  );
  await untilFocused("Reason");
  await user.keyboard("{Escape}");
  await untilFocused("view");
});

it("leaves the focus on the verb while it is sent and when it is refused, and sends once", async () => {
  const user = userEvent.setup();
  let sent = 0;
  let refuse = (_why: Error) => {};
  const send = () => {
    sent++;
    return new Promise((_resolve, reject) => (refuse = reject));
  };
  render(<Place onSend={send} />);
  await user.click(screen.getByText("Reject"));
  await untilFocused("Reason");
  screen.getByText("Send").focus();
  await user.keyboard("{Enter}{Enter}");
  expect([sent, focused(), screen.getByText("Send").getAttribute("aria-disabled")]).toEqual([1, "Send", "true"]);
  refuse(new Error("not now"));
  await screen.findByRole("alert");
  expect([focused(), screen.getByText("Send").getAttribute("aria-disabled")]).toEqual(["Send", null]);
});

it("holds no field that takes the focus by itself: it would have it before the dialog knows whom to give it back", () => {
  const editor = join(import.meta.dirname, "..");
  const wrong = readdirSync(editor, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .filter((file) => {
      const code = readFileSync(join(editor, file), "utf8");
      return /<(?:Modal|FormDialog|DeskDialog|NoteDialog)\b/.test(code) && /\sautoFocus\b/.test(code);
    });
  expect(wrong).toEqual([]);
});
