import type { CSSProperties, ReactNode } from "react";
import type { Banner } from "../../schemas/banner";
import type { Link } from "../../schemas/link";
import { useT, useText } from "../../src/kit/session/hooks";
import { ButtonLink } from "../../src/kit/ui/Button";
import { RichText } from "../../src/kit/ui/rich_text/RichText";
import css from "./BannerHero.module.css";
import { BannerPictures } from "./BannerPictures";
import { toneOf } from "../../src/kit/ui/tone_of";
import { useBannerLink } from "./use_banner_link";

interface Props {
  banner: Banner;
  cta?: Link | undefined;
  /** The first thing that a page shows: its pictures come first. */
  eager?: boolean;
  /** In place of the banner's pictures. */
  scene?: ReactNode;
  /** Something lies over its lower edge. */
  hasControls?: boolean;
  /** Between the words and the button. */
  beforeButton?: ReactNode;
  /** Beside the button's terms: what else can be done. */
  children?: ReactNode;
}

/** A banner at its full size: words and button on one side, pictures on the other. */
export function BannerHero({ banner, cta, eager = false, scene, hasControls = false, beforeButton, children }: Props) {
  const t = useT();
  const text = useText();
  const link = useBannerLink(banner, cta);
  const title = text(banner.bannerTitle);
  const eyebrow = text(banner.bannerTitleSecondary);
  const button = text(banner.bannerCtaText);
  const color = banner.bannerBackgroundColor;
  const isPictureAlone = !button && link !== null;
  return (
    <div className={css.box}>
      <div
        className={css.banner}
        data-tone={color ? toneOf(color) : undefined}
        data-variant={banner.bannerVariant}
        data-controls={hasControls || undefined}
        data-scene={scene ? true : undefined}
        style={color ? ({ "--banner-color": color } as CSSProperties) : undefined}
      >
        {scene ?? <BannerPictures banner={banner} eager={eager} />}
        <div className={css.text}>
          {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
          {title && <h2 className={css.title}>{title}</h2>}
          <RichText html={text(banner.bannerDescription)} className={css.description} />
          {beforeButton}
          <div className={css.cta}>
            {button && link && (
              <ButtonLink {...link} look="primary" size="large">
                {button}
              </ButtonLink>
            )}
            <RichText html={text(banner.bannerTerms)} className={css.terms} />
            {children}
          </div>
        </div>
        {isPictureAlone && <a {...link} className={css.cover} aria-label={title || t("banners.open")} />}
      </div>
    </div>
  );
}
