import { useLanguage, useSettings, useT, useText } from "../../../src/session/hooks";
import { signUpAddress } from "../../../src/session/use_link";
import { SectionHead } from "../../../src/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { BannerHero } from "../BannerHero";
import { NoBanner } from "../NoBanner";
import { useBanners } from "../use_banners";
import type { Props } from "./schema";
import css from "./SignUpBanner.module.css";

/** Invites guests to sign up, on the page they are on (S-2.79, L-2.24). */
export function SignUpBanner({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { loginOff } = useSettings();
  const { banners, isPending } = useBanners([props.banner]);
  const [banner] = banners;
  if (!banner) {
    return (
      <section {...root} className={css.section}>
        <NoBanner isPending={isPending} />
      </section>
    );
  }
  const button = text(banner.bannerCtaText) ? banner.bannerCtaText : { [language]: t("banners.sign_up") };
  return (
    <section {...root} className={css.section}>
      <SectionHead title={text(props.title)} />
      <BannerHero
        banner={{ ...banner, bannerCtaText: button }}
        cta={props.cta?.url ? props.cta : { url: signUpAddress, newTab: false, auth: false }}
      >
        {!loginOff && (
          <p className={css.member}>
            {t("banners.member")} <a href="?modal=login">{t("banners.log_in")}</a>
          </p>
        )}
      </BannerHero>
    </section>
  );
}
