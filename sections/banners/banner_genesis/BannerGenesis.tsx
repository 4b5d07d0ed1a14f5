import type { CSSProperties } from "react";
import { useText } from "../../../src/kit/session/hooks";
import { usePictureWords } from "../../../src/kit/session/use_words";
import { Picture } from "../../../src/kit/ui/Picture";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { BannerHero } from "../BannerHero";
import { NoBanner } from "../NoBanner";
import { useBanners } from "../use_banners";
import css from "./BannerGenesis.module.css";
import type { Props } from "./schema";

/** A hero whose foreground picture steps out of the frame (S-1.13). */
export function BannerGenesis({ props, root }: SectionProps<Props>) {
  const text = useText();
  const words = usePictureWords();
  const { banners, isPending } = useBanners([props.banner]);
  const [banner] = banners;
  const figure = [props.foreground, banner?.bannerImageForegroundUrl].find((image) => image?.src);
  return (
    <section {...root} className={css.section}>
      {banner && <SectionHead title={text(props.title)} />}
      {!banner && <NoBanner isPending={isPending} />}
      {banner && (
        <div
          className={css.stage}
          data-figure={figure ? true : undefined}
          style={{ "--height": `${props.height}px` } as CSSProperties}
        >
          <BannerHero banner={{ ...banner, bannerImageForegroundUrl: undefined }} />
          {figure && (
            <span className={css.figure}>
              <Picture
                image={figure}
                alt={text(figure.alt)}
                sizes="(max-width: 639px) 300px, 640px"
                className={css.picture}
                words={words}
              />
            </span>
          )}
        </div>
      )}
    </section>
  );
}
