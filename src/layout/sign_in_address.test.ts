import { expect, it } from "vitest";
import { signInAddress } from "./sign_in_address";

const open = { loginOff: false };

it.each([
  ["home to sign in, and remembers where they wanted to be", open, "", "/?modal=login&next=%2Fprofile%2Fdeposit"],
  [
    "with a bonus and a coupon code (L-2.26, L-2.27)",
    open,
    "?b=7&cpnc=SUN&x=1",
    "/?modal=login&next=%2Fprofile%2Fdeposit%3Fb%3D7%26cpnc%3DSUN%26x%3D1&b=7&cpnc=SUN",
  ],
  ["home alone where nobody can sign in", { loginOff: true }, "", "/"],
])("leads a guest %s (C-2.31)", (_, settings, search, expected) => {
  expect(signInAddress(settings, { path: "/profile/deposit", search })).toBe(expected);
});
