import type { CSSProperties } from "react";
import type { Banner } from "../../schemas/banner";
import type { Text } from "../../schemas/text";
import { useT, useText } from "../../src/kit/session/hooks";
import { useServices } from "../../src/kit/session/services";
import { useCarouselWords } from "../../src/kit/session/use_words";
import { Carousel, type CarouselEffect } from "../../src/kit/ui/carousel/Carousel";
import { SectionHead } from "../../src/kit/ui/SectionHead";
import type { SectionRoot } from "../define_section";
import { BannerHero } from "./BannerHero";
import css from "./BannerSlides.module.css";
import { NoBanner } from "./NoBanner";
import { useBanners } from "./use_banners";

interface Props {
  props: { title?: Text | undefined; banners: Banner[]; autoplayMs: number };
  root: SectionRoot;
  effect: CarouselEffect;
  style?: CSSProperties;
  /** The first banner stands in the middle, so that there is one at either side of it. */
  isCentred?: boolean;
}

/** Banners that take turns in a way of their own. */
export function BannerSlides({ props, root, effect, style, isCentred = false }: Props) {
  const t = useT();
  const text = useText();
  const words = useCarouselWords();
  const { isCanvas } = useServices();
  const { banners, isPending } = useBanners(props.banners);
  const title = text(props.title);
  const first = isCentred ? Math.floor((banners.length - 1) / 2) : 0;
  const inOrder = [...banners.slice(banners.length - first), ...banners.slice(0, banners.length - first)];
  return (
    <section {...root} className={css.section}>
      {banners.length === 0 && <NoBanner isPending={isPending} />}
      {banners.length > 0 && (
        <>
          <SectionHead title={title} />
          <Carousel
            label={title || t("banners.offers")}
            words={words}
            autoplayMs={props.autoplayMs > 0 && !isCanvas ? props.autoplayMs : undefined}
            controls="below"
            initial={first}
            effect={effect}
            style={style}
          >
            {inOrder.map((banner, index) => (
              <BannerHero key={index} banner={banner} eager={index === first} />
            ))}
          </Carousel>
        </>
      )}
    </section>
  );
}
