import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import type { Tournament } from "../../../schemas/api/tournaments";
import type { Banner } from "../../../schemas/banner";
import { useClock } from "../../../src/kit/session/use_clock";
import { prizePool } from "../../../src/features/rewards/tournament/prizes";
import { useLanguage, useQueryContext, useT, useText } from "../../../src/kit/session/hooks";
import { usePictureWords } from "../../../src/kit/session/use_words";
import { Countdown } from "../../../src/kit/ui/Countdown";
import { countdownAt } from "../../../src/kit/ui/countdown";
import { formatNumber } from "../../../src/kit/ui/format";
import { Flag } from "../../../src/kit/ui/icons";
import { Picture } from "../../../src/kit/ui/Picture";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { BannerHero } from "../BannerHero";
import { Arches } from "../BannerPictures";
import { NoBanner } from "../NoBanner";
import { useBanners } from "../use_banners";
import css from "./BannerRace.module.css";
import { courseAt, podiumOf } from "./prizes";
import { tournamentQuery } from "./queries";
import type { Props } from "./schema";

/** A race with what there is to win and how long it still goes (S-1.07). Without its tournament it is a banner. */
export function BannerRace({ props, root }: SectionProps<Props>) {
  const text = useText();
  const { data, isPending } = useQuery(tournamentQuery(props, useQueryContext()));
  const tournament = data?.tournaments.rows[0];
  const { banners, isPending: isBannerPending } = useBanners([withTournament(props.banner, tournament)]);
  const [banner] = banners;
  return (
    <section {...root} className={css.section}>
      {banner && <SectionHead title={text(props.title)} />}
      {!banner && <NoBanner isPending={isPending || isBannerPending} />}
      {banner && !tournament && <BannerHero banner={banner} />}
      {banner && tournament && (
        <BannerHero
          banner={banner}
          scene={<Podium tournament={tournament} banner={banner} />}
          beforeButton={props.showCountdown && <Clock tournament={tournament} />}
        />
      )}
    </section>
  );
}

/** The texts that a banner leaves open, where no promotion has them either. */
function withTournament(banner: Banner, tournament: Tournament | undefined): Banner {
  if (!tournament || banner.bannerKey) return banner;
  const { name, shortDescription } = tournament.content;
  return { ...banner, bannerTitle: banner.bannerTitle ?? name, bannerDescription: banner.bannerDescription ?? shortDescription };
}

function Clock({ tournament: { startAt, endAt } }: { tournament: Tournament }) {
  const t = useT();
  const language = useLanguage();
  const now = useClock();
  const state = countdownAt(now, startAt, endAt);
  const course = courseAt(now, startAt, endAt);
  return (
    <div className={css.clock} data-phase={state.phase}>
      <Countdown state={state} language={language} label={t(`tournaments.${state.phase}`)} look="blocks" />
      <div
        className={css.course}
        role="progressbar"
        aria-label={t("tournaments.course")}
        aria-valuenow={Math.floor(course * 100)}
        style={{ "--course": course.toFixed(4) } as CSSProperties}
      >
        <i className={css.runner} />
        <Flag aria-hidden="true" />
      </div>
    </div>
  );
}

/** The first three with their prizes, under the banner's figure and the sum of all prizes. */
function Podium({ tournament: { prizes }, banner }: { tournament: Tournament; banner: Banner }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const words = usePictureWords();
  const pool = prizePool(prizes);
  const { bannerImageForegroundUrl: figure, bannerImageUrl: picture } = banner;
  const euro = (amount: number) =>
    formatNumber(amount, language, {
      style: "currency",
      currency: "EUR",
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    });
  return (
    <div className={css.scene}>
      {picture?.src ? (
        <Picture
          image={picture}
          alt={text(picture.alt)}
          sizes="(max-width: 639px) 100vw, 1200px"
          className={css.picture}
          words={words}
        />
      ) : (
        <Arches />
      )}
      <div className={css.stand}>
        {figure?.src && (
          <Picture image={figure} alt={text(figure.alt)} sizes="280px" upTo={640} className={css.figure} words={words} />
        )}
        {pool > 0 && (
          <p className={css.pool}>
            <span>{t("tournaments.prize_pool")}</span>
            <b>{euro(pool)}</b>
          </p>
        )}
        <ol className={css.podium}>
          {podiumOf(prizes).map(({ place, prize }) => (
            <li key={place} data-place={place}>
              <b>{prize.amountEUR > 0 ? euro(prize.amountEUR) : text(prize.description)}</b>
              <span aria-label={t("tournaments.place", { place })}>{place}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
