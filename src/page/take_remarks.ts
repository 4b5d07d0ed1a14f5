import type { Followed } from "./follow_draft";

/**
 * Takes remarks on the draft of a preview link, and says what became of them. It is sent as text into the page, so that it knows nothing
 * but its arguments.
 */
export function takeRemarks(window: Window & typeof globalThis, to: string, words: Followed["words"]): void {
  const { document } = window;
  const said = document.querySelector("output") as HTMLOutputElement;
  const dialog = document.querySelector("dialog") as HTMLDialogElement;
  const form = dialog.querySelector("form") as HTMLFormElement;
  const answered = dialog.querySelector("[role=alert]") as HTMLElement;
  const text = form.elements.namedItem("text") as HTMLTextAreaElement;
  const send = form.querySelector("[type=submit]") as HTMLButtonElement;
  document.querySelector("#remark")?.addEventListener("click", () => {
    answered.textContent = "";
    dialog.showModal();
  });
  form.querySelector("[type=button]")?.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    answered.textContent = "";
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    const init = { method: "POST", headers: { "content-type": "application/json" }, body };
    const status = await window.fetch(to, init).then(
      (answer) => answer.status,
      () => 0,
    );
    send.disabled = false;
    if (status === 404 || status === 410) return window.location.reload();
    if (status !== 200) {
      answered.textContent = status === 429 ? words.too_often : status === 409 ? words.full : words.failed;
      return;
    }
    text.value = "";
    dialog.close();
    said.textContent = words.sent;
  });
}
