import { expect, it } from "vitest";
import { openCountries } from "./country";

it("knows the country of an address, and of none where it is private, no address, or its caller has gone (L-2.54)", async () => {
  const countryOf = await openCountries(process.cwd());
  expect(countryOf("8.8.8.8")).toBe("US");
  for (const address of ["10.0.0.1", "::1", "", "unix:", undefined]) expect(countryOf(address)).toBeNull();
});
