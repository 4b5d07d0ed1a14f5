import type { Banner } from "../../../schemas/banner";
import { useT, useText } from "../../../src/kit/session/hooks";
import { usePictureWords } from "../../../src/kit/session/use_words";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { Picture } from "../../../src/kit/ui/Picture";
import { RichText } from "../../../src/kit/ui/rich_text/RichText";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { Arches } from "../BannerPictures";
import { NoBanner } from "../NoBanner";
import { useBannerLink } from "../use_banner_link";
import { useBanners } from "../use_banners";
import css from "./BannerIntellect.module.css";
import type { Props } from "./schema";

/** Words first: title, second title and description at length, a picture beside them (S-1.09). */
export function BannerIntellect({ props, root }: SectionProps<Props>) {
  const text = useText();
  const { banners, isPending } = useBanners([props.banner]);
  const [banner] = banners;
  return (
    <section {...root} className={css.section}>
      {banner && <SectionHead title={text(props.title)} />}
      {!banner && <NoBanner isPending={isPending} />}
      {banner && (
        <div className={css.spread} data-side={props.textSide}>
          <Words banner={banner} />
          <Window banner={banner} />
        </div>
      )}
    </section>
  );
}

function Words({ banner }: { banner: Banner }) {
  const t = useT();
  const text = useText();
  const link = useBannerLink(banner);
  const title = text(banner.bannerTitle);
  const second = text(banner.bannerTitleSecondary);
  const button = text(banner.bannerCtaText);
  return (
    <div className={css.words}>
      {title && <h2 className={css.title}>{title}</h2>}
      {second && <p className={css.second}>{second}</p>}
      <RichText html={text(banner.bannerDescription)} className={css.description} />
      {link && (
        <p className={css.cta}>
          <ButtonLink {...link} look="primary" size="large">
            {button || t("banners.open")}
          </ButtonLink>
        </p>
      )}
      <RichText html={text(banner.bannerTerms)} className={css.terms} />
    </div>
  );
}

/** The picture, in the foyer's doorway; the doorway alone where there is none. */
function Window({ banner }: { banner: Banner }) {
  const text = useText();
  const words = usePictureWords();
  const { bannerImageUrl: wide, bannerImageForegroundUrl: object, bannerBackgroundColor: color } = banner;
  const isObject = !wide?.src && Boolean(object?.src);
  const image = isObject ? object : wide;
  return (
    <div className={css.window} style={color ? { backgroundColor: color } : undefined}>
      {(isObject || !image?.src) && <Arches />}
      {image?.src && (
        <Picture
          image={image}
          alt={text(image.alt)}
          sizes="(max-width: 639px) 90vw, 480px"
          className={isObject ? css.object : css.picture}
          words={words}
        />
      )}
    </div>
  );
}
