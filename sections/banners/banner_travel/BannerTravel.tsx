import type { CSSProperties } from "react";
import type { Image } from "../../../schemas/image";
import { useText } from "../../../src/kit/session/hooks";
import { usePictureWords } from "../../../src/kit/session/use_words";
import { Picture } from "../../../src/kit/ui/Picture";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { BannerHero } from "../BannerHero";
import { MovingBanner } from "../MovingBanner";
import { NoBanner } from "../NoBanner";
import { useBanners } from "../use_banners";
import css from "./BannerTravel.module.css";
import type { Props } from "./schema";
import { secondsOf } from "./travel_pace";

/** A scene that passes by without end, its layers at different speeds (S-1.08). */
export function BannerTravel({ props, root }: SectionProps<Props>) {
  const text = useText();
  const { banners, isPending } = useBanners([props.banner]);
  const [banner] = banners;
  const { layers, speed } = props;
  return (
    <section {...root} className={css.section}>
      {banner && <SectionHead title={text(props.title)} />}
      {!banner && <NoBanner isPending={isPending} />}
      {banner && layers.length === 0 && <BannerHero banner={banner} />}
      {banner && layers.length > 0 && (
        <MovingBanner
          banner={banner}
          isMoving={speed > 0 && layers.length > 0}
          scene={<Scene layers={layers} speed={speed} traveller={banner.bannerImageForegroundUrl} />}
        />
      )}
    </section>
  );
}

interface SceneProps extends Pick<Props, "layers" | "speed"> {
  traveller: Image | undefined;
}

function Scene({ layers, speed, traveller }: SceneProps) {
  const text = useText();
  const words = usePictureWords();
  return (
    <div className={css.scene}>
      {layers.map((layer, index) => (
        <Layer key={index} layer={layer} isFirst={index === 0} seconds={secondsOf(index, layers.length, speed)} />
      ))}
      {traveller?.src && (
        <Picture
          image={traveller}
          alt={text(traveller.alt)}
          sizes="(max-width: 639px) 86vw, 680px"
          className={css.traveller}
          words={words}
        />
      )}
    </div>
  );
}

/** A picture, its mirror image, and the picture again: their edges fit whatever it shows, so there is no seam. */
function Layer({ layer, isFirst, seconds }: { layer: Image; isFirst: boolean; seconds: number | null }) {
  const text = useText();
  const words = usePictureWords();
  return (
    <span
      className={css.strip}
      style={seconds === null ? undefined : ({ "--seconds": `${seconds.toFixed(2)}s` } as CSSProperties)}
      data-passing={seconds !== null || undefined}
    >
      {(seconds === null ? [0] : [0, 1, 2]).map((tile) => (
        <Picture
          key={tile}
          image={layer}
          alt={tile === 0 ? text(layer.alt) : ""}
          sizes="(max-width: 639px) 760px, 1280px"
          words={isFirst && tile === 0 ? words : undefined}
          className={css.tile}
        />
      ))}
    </span>
  );
}
