import type { ReactNode } from "react";
import type { Banner } from "../../schemas/banner";
import { isEmptyBanner } from "./resolve_banner";
import { useBanners } from "./use_banners";

interface Props {
  banner: Banner;
  /** Draws the banner; undefined where there is nothing to show. */
  children: (banner: Banner | undefined, isPending: boolean) => ReactNode;
}

/** One banner with what its promotion says. One that names none follows nothing, so that the server's HTML is all of it. */
export function WithPromotion({ banner, children }: Props) {
  return banner.bannerKey ? (
    <Named banner={banner}>{children}</Named>
  ) : (
    children(isEmptyBanner(banner) ? undefined : banner, false)
  );
}

function Named({ banner, children }: Props) {
  const { banners, isPending } = useBanners([banner]);
  return children(banners[0], isPending);
}
