import type { SiteSettings } from "../../schemas/settings";

/** What a visitor brought along from elsewhere stays with them on the way to signing up (L-2.26, L-2.27). */
const kept = ["b", "cpnc"];

/** Where a guest is sent from a page for users: home, to sign in there and then go on to where they wanted to be (C-2.31). */
export function signInAddress({ loginOff }: Pick<SiteSettings, "loginOff">, wanted: { path: string; search: string }): string {
  const params = new URLSearchParams();
  if (!loginOff) {
    params.set("modal", "login");
    params.set("next", wanted.path + wanted.search);
  }
  const before = new URLSearchParams(wanted.search);
  for (const name of kept) {
    const value = before.get(name);
    if (value) params.set(name, value);
  }
  return params.size > 0 ? `/?${params}` : "/";
}
