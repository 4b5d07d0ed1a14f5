import { type CSSProperties, useRef } from "react";
import { useText } from "../../../src/kit/session/hooks";
import { usePictureWords } from "../../../src/kit/session/use_words";
import { Picture } from "../../../src/kit/ui/Picture";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { BannerHero } from "../BannerHero";
import { NoBanner } from "../NoBanner";
import { useBanners } from "../use_banners";
import css from "./BannerParallax.module.css";
import { overscan } from "./parallax_offset";
import type { Props } from "./schema";
import { useParallax } from "./use_parallax";

/** A banner whose layers move against each other with the scroll and the pointer (S-1.14). */
export function BannerParallax({ props, root }: SectionProps<Props>) {
  const text = useText();
  const { banners, isPending } = useBanners([props.banner]);
  const [banner] = banners;
  return (
    <section {...root} className={css.section}>
      {banner && <SectionHead title={text(props.title)} />}
      {!banner && <NoBanner isPending={isPending} />}
      {banner && (
        <BannerHero
          banner={banner}
          scene={props.layers.length > 0 ? <Scene layers={props.layers} factor={props.factor} /> : undefined}
        />
      )}
    </section>
  );
}

function Scene({ layers, factor }: Pick<Props, "layers" | "factor">) {
  const text = useText();
  const words = usePictureWords();
  const scene = useRef<HTMLDivElement>(null);
  useParallax(scene, factor);
  return (
    <div ref={scene} className={css.scene} style={{ "--overscan": `${overscan(factor)}px` } as CSSProperties}>
      {layers.map((layer, index) => (
        <span key={index} className={css.layer}>
          <Picture
            image={layer}
            alt={text(layer.alt)}
            sizes="(max-width: 639px) 200vw, 1280px"
            words={index === 0 ? words : undefined}
            className={css.picture}
          />
        </span>
      ))}
    </div>
  );
}
