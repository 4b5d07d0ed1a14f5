const name = "PartNotFetched";

/** Fails again, with an error that says that it was about code. */
export function failNotFetched(cause: unknown): never {
  throw Object.assign(new Error("The code of a part did not come", { cause }), { name });
}

/** Whether a part failed because its code did not come, and not by what its code did. */
export const isNotFetched = (error: Error) => error.name === name;
