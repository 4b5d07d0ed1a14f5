/**
 * What goes wrong in a page from now on, in words: answers with an error's status, addresses that could not be reached, and errors that nobody caught. A list that
 * grows while the page lives.
 */
export function watchFaults(page) {
  const faults = [];
  page.on("response", (response) => {
    if (response.status() >= 400)
      faults.push(`${response.request().method()} ${response.url()} was answered ${response.status()}`);
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") faults.push(`${request.method()} ${request.url()}: ${why}`); // the page itself gave up on those
  });
  page.on("pageerror", (error) => faults.push(String(error).slice(0, 300)));
  return faults;
}

/** Answers what `use` does; throws where it throws or where the page has faults, since what such a page shows is not what is measured. */
export async function withoutFaults(faults, use) {
  const words = () => (faults.length > 0 ? ` In the page: ${[...new Set(faults)].slice(0, 5).join("; ")}` : "");
  const value = await use().catch((cause) => {
    throw new Error(`${cause.message}${words()}`, { cause });
  });
  if (faults.length > 0) throw new Error(`What is measured went wrong.${words()}`);
  return value;
}
