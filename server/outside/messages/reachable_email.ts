import { isPlaceholderEmail } from "../../../schemas/placeholders";
import type { SiteSettings } from "../../../schemas/settings";

/** Whether somebody reads what is sent there: accounts that gave no address have one at a domain that stands for none (C-4.41, C-5.23). */
export const isReachableEmail = (email: string, { placeholderEmailDomains }: Pick<SiteSettings, "placeholderEmailDomains">) =>
  !isPlaceholderEmail(email, placeholderEmailDomains);
