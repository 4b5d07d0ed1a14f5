import type { Banner } from "../../schemas/banner";
import type { Link } from "../../schemas/link";
import { useViewer } from "../../src/kit/session/hooks";
import { type Anchor, useLink } from "../../src/kit/session/use_link";

/** Where a banner's button leads: the section's own link first, then the banner's, which may differ for players. */
export function useBannerLink(banner: Banner, cta?: Link): Anchor | null {
  const link = useLink();
  const { session } = useViewer();
  if (cta?.url) return link(cta);
  const url = (session === "user" && banner.bannerCtaLinkAuth) || banner.bannerCtaLink;
  return url ? link({ url }) : null;
}
