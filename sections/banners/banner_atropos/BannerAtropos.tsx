import "atropos/atropos.css";
import { useRef } from "react";
import { useText } from "../../../src/kit/session/hooks";
import { usePictureWords } from "../../../src/kit/session/use_words";
import { Picture } from "../../../src/kit/ui/Picture";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { BannerHero } from "../BannerHero";
import { NoBanner } from "../NoBanner";
import { useBanners } from "../use_banners";
import css from "./BannerAtropos.module.css";
import type { Props } from "./schema";
import { useTilt } from "./use_tilt";

/** A banner that tilts under the pointer, its layers at different depths (S-1.06). */
export function BannerAtropos({ props, root }: SectionProps<Props>) {
  const text = useText();
  const { banners, isPending } = useBanners([props.banner]);
  const [banner] = banners;
  const tilted = useRef<HTMLDivElement>(null);
  useTilt(tilted, banner ? props.maxTilt : 0);
  return (
    <section {...root} className={css.section}>
      {banner && <SectionHead title={text(props.title)} />}
      {!banner && <NoBanner isPending={isPending} />}
      {banner && (
        <div ref={tilted} className="atropos">
          <div className="atropos-scale">
            <div className="atropos-rotate">
              <div className={`atropos-inner ${css.inner}`}>
                <BannerHero
                  banner={banner}
                  scene={props.depthLayers.length > 0 ? <Scene layers={props.depthLayers} /> : undefined}
                />
              </div>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}

/** By how many percent the nearest layer moves. */
const reach = 6;

function Scene({ layers }: { layers: Props["depthLayers"] }) {
  const text = useText();
  const words = usePictureWords();
  return (
    <div className={css.scene}>
      {layers.map((layer, index) => (
        <span
          key={index}
          className={css.layer}
          data-atropos-offset={Math.round(((index + 1) / layers.length) * reach * 2 - reach)}
        >
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
