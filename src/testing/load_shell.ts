import { loadUserMenu } from "../shell/AccountMenu";
import { loadExtraHeader } from "../shell/ExtraHeader";
import { loadFooter } from "../shell/Footer";
import { loadMenu } from "../shell/Navigation";

/** Fetches what the shell loads apart, so that it renders whole at once, as on the server. */
export async function loadShell() {
  await Promise.all([loadFooter(), loadExtraHeader(), loadUserMenu(), loadMenu("basic"), loadMenu("stake"), loadMenu("panel")]);
}
