import { afterEach, expect, it, vi } from "vitest";
import { failNotFetched, isThereForNewPage } from "./not_fetched";

afterEach(() => vi.unstubAllGlobals());

function failure(message: string): Error {
  try {
    return failNotFetched(new TypeError(message));
  } catch (error) {
    return error as Error;
  }
}
const ofCode = failure("Failed to fetch dynamically imported module: https://foyer.test/assets/Pages-a1.js");
const ofStyles = failure("Unable to preload CSS for https://foyer.test/assets/Pages-a1.css");

it("a part whose file is served again needs a new page, since the browser remembers that it did not come", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return { ok: true };
  });
  expect(await Promise.all([ofCode, ofStyles].map(isThereForNewPage))).toEqual([true, true]);
  expect(asked).toEqual(["https://foyer.test/assets/Pages-a1.js", "https://foyer.test/assets/Pages-a1.css"]);
});

it("a part whose file does not come, or that failed by itself, stays on this page", async () => {
  vi.stubGlobal("fetch", async () => ({ ok: false }));
  expect(await isThereForNewPage(ofCode)).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await isThereForNewPage(ofCode)).toBe(false);
  vi.stubGlobal("fetch", async () => ({ ok: true }));
  expect(await isThereForNewPage(failure("Importing a module script failed."))).toBe(false);
  expect(await isThereForNewPage(new Error("broken at https://foyer.test/assets/Pages-a1.js"))).toBe(false);
});
