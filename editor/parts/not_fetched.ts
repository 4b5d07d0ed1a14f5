const name = "PartNotFetched";

/** Fails again, with an error that says that it was about code. */
export function failNotFetched(cause: unknown): never {
  throw Object.assign(new Error("The code of a part did not come", { cause }), { name });
}

/** Whether a part failed because its code did not come, and not by what its code did. */
export const isNotFetched = (error: Error) => error.name === name;

/** The file that an error of `import()` names, or of the styles before it; Safari names none, and fetches again by itself. */
const addressIn = ({ cause }: Error) =>
  cause instanceof Error ? /https?:\/\/\S+?\.(?:js|css)/.exec(cause.message)?.[0] : undefined;

/**
 * Whether the code of a part that failed is there by now, and yet will not come to this page: Chromium and Firefox remember what
 * they could not fetch for as long as a page lives.
 */
export async function isThereForNewPage(error: Error): Promise<boolean> {
  const address = isNotFetched(error) ? addressIn(error) : undefined;
  if (address === undefined) return false;
  return fetch(address, { cache: "no-cache" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
