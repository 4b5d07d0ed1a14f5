import { type CSSProperties, useId } from "react";
import type { Image } from "../../../schemas/image";
import { useText } from "../../../src/kit/session/hooks";
import { Picture } from "../../../src/kit/ui/Picture";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import type { SectionProps } from "../../define_section";
import { MovingBanner } from "../MovingBanner";
import { NoBanner } from "../NoBanner";
import { useBanners } from "../use_banners";
import css from "./BannerCrossyRoad.module.css";
import type { Props } from "./schema";
import { type Lane, trafficOf } from "./traffic";

/** Lanes seen from above at an angle, with traffic, and somebody who wants to get across (S-1.15). */
export function BannerCrossyRoad({ props, root }: SectionProps<Props>) {
  const text = useText();
  const { banners, isPending } = useBanners([props.banner]);
  const [banner] = banners;
  return (
    <section {...root} className={css.section}>
      {banner && <SectionHead title={text(props.title)} />}
      {!banner && <NoBanner isPending={isPending} />}
      {banner && (
        <MovingBanner
          banner={banner}
          isMoving={props.sprites.length > 0 || Boolean(banner.bannerImageForegroundUrl?.src)}
          scene={<Scene lanes={props.lanes} sprites={props.sprites} walker={banner.bannerImageForegroundUrl} />}
        />
      )}
    </section>
  );
}

interface SceneProps extends Pick<Props, "lanes" | "sprites"> {
  walker: Image | undefined;
}

/** Where trees stand: along the street and beyond its edge, in pixels. */
const trees = [
  [-330, -60],
  [-196, -118],
  [-60, -74],
  [120, -128],
  [214, -58],
  [352, -96],
  [-250, 70],
  [-96, 128],
  [150, 92],
  [290, 54],
] as const;

function Scene({ lanes, sprites, walker }: SceneProps) {
  const text = useText();
  const tree = useId();
  const standing = (isFar: boolean) =>
    trees
      .filter(([, beyond]) => beyond < 0 === isFar)
      .map(([along, beyond]) => <Tree key={along} drawing={tree} along={along} beyond={beyond} />);
  return (
    <div className={css.scene} style={{ "--lanes": lanes } as CSSProperties}>
      <TreeDrawing id={tree} />
      <div className={css.world}>
        <div className={css.street} aria-hidden="true">
          {Array.from({ length: lanes }, (_, lane) => (
            <i key={lane} className={css.lane} />
          ))}
          <i className={css.crossing} />
        </div>
        {standing(true)}
        {trafficOf(lanes, sprites.length).map((lane, index) => (
          <Traffic key={index} lane={lane} sprites={sprites} place={index - (lanes - 1) / 2} />
        ))}
        {standing(false)}
        {walker?.src && (
          <span className={css.walker}>
            <Picture image={walker} alt={text(walker.alt)} sizes="110px" upTo={480} />
          </span>
        )}
      </div>
    </div>
  );
}

/** `place` is the lane's distance from the middle of the street, in lanes. */
function Traffic({ lane, sprites, place }: { lane: Lane; sprites: readonly Image[]; place: number }) {
  const style = { "--place": place, "--seconds": `${lane.seconds}s` } as CSSProperties;
  return (
    <span className={css.traffic} data-away={lane.isAway || undefined} style={style}>
      {lane.vehicles.map(({ sprite, at }, index) => {
        const image = sprites[sprite];
        return (
          image && (
            <span key={index} className={css.vehicle} style={{ "--at": at.toFixed(3) } as CSSProperties}>
              <Picture image={image} alt="" sizes="132px" upTo={480} />
            </span>
          )
        );
      })}
    </span>
  );
}

const Tree = ({ drawing, along, beyond }: { drawing: string; along: number; beyond: number }) => (
  <svg
    className={css.tree}
    viewBox="0 0 48 70"
    style={{ "--along": `${along}px`, "--beyond": `${beyond}px` } as CSSProperties}
    data-far={beyond < 0 || undefined}
    aria-hidden="true"
  >
    <use href={`#${drawing}`} />
  </svg>
);

/** Two boxes on a stem, seen from above at an angle. */
const TreeDrawing = ({ id }: { id: string }) => (
  <svg className={css.drawing} aria-hidden="true">
    <symbol id={id} viewBox="0 0 48 70">
      <path className={css.shade} d="M24 52 47 63 24 70 6 62Z" />
      <path className={css.stem} d="M19 50v11l5 2.5 5-2.5V50Z" />
      <path className={css.left} d="M4 34v14l20 10V44Z" />
      <path className={css.right} d="M44 34v14L24 58V44Z" />
      <path className={css.top} d="M4 34 24 24 44 34 24 44Z" />
      <path className={css.left} d="M10 17v14l14 7V24Z" />
      <path className={css.right} d="M38 17v14l-14 7V24Z" />
      <path className={css.top} d="M10 17 24 10 38 17 24 24Z" />
    </symbol>
  </svg>
);
