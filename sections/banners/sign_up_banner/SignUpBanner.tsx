import type { Banner } from "../../../schemas/banner";
import { useLanguage, useSettings, useT, useText } from "../../../src/kit/session/hooks";
import { signUpAddress } from "../../../src/kit/session/use_link";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { BannerHero } from "../BannerHero";
import { NoBanner } from "../NoBanner";
import { WithPromotion } from "../WithPromotion";
import type { Props } from "./schema";
import css from "./SignUpBanner.module.css";

const logInAddress = "?modal=login";

/** Invites guests to sign up, on the page they are on, unless its button leads elsewhere (S-2.79, L-2.24). */
export function SignUpBanner({ props, root }: SectionProps<Props>) {
  return (
    <section {...root} className={css.section}>
      <WithPromotion banner={props.banner}>
        {(banner, isPending) => (banner ? <Invitation props={props} banner={banner} /> : <NoBanner isPending={isPending} />)}
      </WithPromotion>
    </section>
  );
}

function Invitation({ props: { title, cta }, banner }: { props: Props; banner: Banner }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { loginOff } = useSettings();
  const signUp = { url: signUpAddress, newTab: false, auth: false };
  const wanted = cta?.url ? cta : { ...signUp, url: banner.bannerCtaLink || signUpAddress };
  const isLogIn = wanted.url === logInAddress;
  const isWanted = !(isLogIn && loginOff);
  const button = isWanted && text(banner.bannerCtaText) ? banner.bannerCtaText : { [language]: t("banners.sign_up") };
  return (
    <>
      <SectionHead title={text(title)} />
      <BannerHero banner={{ ...banner, bannerCtaText: button }} cta={isWanted ? wanted : signUp}>
        {!loginOff && !isLogIn && (
          <p className={css.member}>
            {t("banners.member")} <a href={logInAddress}>{t("banners.log_in")}</a>
          </p>
        )}
      </BannerHero>
    </>
  );
}
