import { ChevronRight } from "../../src/kit/ui/icons";
import type { CSSProperties } from "react";
import type { Banner } from "../../schemas/banner";
import type { Link } from "../../schemas/link";
import { useText } from "../../src/kit/session/hooks";
import { usePictureWords } from "../../src/kit/session/use_words";
import { Picture } from "../../src/kit/ui/Picture";
import { toPlainText } from "../../src/kit/ui/rich_text/to_plain_text";
import css from "./BannerSmall.module.css";
import { useBannerLink } from "./use_banner_link";

/** A banner as a small card that leads somewhere as a whole. */
export function BannerSmall({ banner, cta }: { banner: Banner; cta?: Link | undefined }) {
  const text = useText();
  const words = usePictureWords();
  const link = useBannerLink(banner, cta);
  const button = text(banner.bannerCtaText);
  const description = text(banner.bannerTitleSecondary) || toPlainText(text(banner.bannerDescription));
  const terms = toPlainText(text(banner.bannerTerms));
  const picture = [banner.bannerSmallImageUrl, banner.bannerImageForegroundUrl].find((image) => image?.src);
  const color = banner.bannerBackgroundColor;
  const content = (
    <>
      {picture ? (
        <Picture image={picture} alt={text(picture.alt)} sizes="160px" upTo={480} className={css.picture} words={words} />
      ) : (
        banner.bannerImageUrl?.src && (
          <Picture
            image={banner.bannerImageUrl}
            alt={text(banner.bannerImageUrl.alt)}
            sizes="360px"
            className={css.background}
            words={words}
          />
        )
      )}
      <span className={css.words}>
        <strong className={css.title}>{text(banner.bannerTitle)}</strong>
        {description && <span className={css.description}>{description}</span>}
        {terms && <span className={css.terms}>{terms}</span>}
      </span>
      {button && link && (
        <span className={css.action}>
          {button}
          <ChevronRight aria-hidden="true" />
        </span>
      )}
    </>
  );
  const look = { className: css.banner, style: color ? ({ "--tint": color } as CSSProperties) : undefined };
  return link ? (
    <a {...link} {...look}>
      {content}
    </a>
  ) : (
    <div {...look}>{content}</div>
  );
}
