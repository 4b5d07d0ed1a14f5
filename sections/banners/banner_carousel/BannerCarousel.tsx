import { useT, useText } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { useCarouselWords } from "../../../src/kit/session/use_words";
import { Carousel } from "../../../src/kit/ui/carousel/Carousel";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { BannerHero } from "../BannerHero";
import { BannerSmall } from "../BannerSmall";
import { NoBanner } from "../NoBanner";
import { useBanners } from "../use_banners";
import css from "./BannerCarousel.module.css";
import type { Props } from "./schema";

/** Banners that take turns (S-1.05), with up to two small ones at their side. */
export function BannerCarousel({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const words = useCarouselWords();
  const { isCanvas } = useServices();
  const slides = useBanners(props.banners);
  const { banners: side } = useBanners(props.sideBanners);
  const { mobile, tablet, desktop } = props.slidesPerView;
  const isSingle = Math.max(mobile, tablet, desktop) === 1;
  const title = text(props.title);
  if (slides.banners.length === 0 && side.length === 0) {
    return (
      <section {...root} className={css.section}>
        <NoBanner isPending={slides.isPending} />
      </section>
    );
  }
  return (
    <section {...root} className={css.section}>
      <SectionHead title={title} />
      <div className={css.hero} data-side={side.length > 0 || undefined}>
        {slides.banners.length > 0 && (
          <Carousel
            label={title || t("banners.offers")}
            words={words}
            slidesPerView={props.slidesPerView}
            autoplayMs={props.autoplayMs > 0 && !isCanvas ? props.autoplayMs : undefined}
            hasDots={props.dots}
            controls={isSingle ? "over" : "below"}
          >
            {slides.banners.map((banner, index) => (
              <BannerHero key={index} banner={banner} eager={index === 0} hasControls={isSingle && slides.banners.length > 1} />
            ))}
          </Carousel>
        )}
        {side.length > 0 && (
          <div className={css.side}>
            {side.map((banner, index) => (
              <BannerSmall key={index} banner={banner} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
