import { useSettings, useText } from "../../../src/kit/session/hooks";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { BannerHero } from "../BannerHero";
import { BannerSmall } from "../BannerSmall";
import { NoBanner } from "../NoBanner";
import { WithPromotion } from "../WithPromotion";
import css from "./Banner.module.css";
import type { Props } from "./schema";

/** A single banner (S-1.04), its content inline or from the promotion that it names. */
export function Banner({ props, root }: SectionProps<Props>) {
  const text = useText();
  const { navigationLayout } = useSettings();
  const isSmall = props.size === "small";
  return (
    <section {...root} className={css.section} data-size={props.size} data-layout={navigationLayout}>
      <WithPromotion banner={props.banner}>
        {(banner, isPending) => (
          <>
            {banner && <SectionHead title={text(props.title)} />}
            {!banner && <NoBanner isPending={isPending} isSmall={isSmall} />}
            {banner &&
              (isSmall ? <BannerSmall banner={banner} cta={props.cta} /> : <BannerHero banner={banner} cta={props.cta} />)}
          </>
        )}
      </WithPromotion>
    </section>
  );
}
