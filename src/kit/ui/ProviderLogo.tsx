import { useEffect, useRef, useState } from "react";
import { assetRoot } from "../../../schemas/asset_root";
import { pictureSource } from "./picture_source";
import { Gamepad2 } from "./icons";
import css from "./ProviderLogo.module.css";
import { useNear } from "./use_near";
import { whenNear } from "./when_near";

interface Props {
  id: string;
  name: string;
  /** Empty or broken where a studio has none. */
  thumbnail: string;
  /** In pixels (L-9.28). */
  size?: number;
  /** Its name stands beside it. */
  isDecoration?: boolean;
}

/** How long a logo may take before the next one is tried, in ms (L-9.30). */
const patience = 1000;

/** From this size on, in pixels, the initials stand below the icon. */
const roomForInitials = 48;

/**
 * A studio's logo: its thumbnail, else the one that the platform keeps for it (L-4.65), else the icon of studios (L-8.18). One
 * that is late is asked no more when another can be tried; the last takes the icon's place when it comes after all.
 */
export function ProviderLogo({ id, name, thumbnail, size = 100, isDecoration = false }: Props) {
  const [tried, setTried] = useState(0);
  const [isLate, setLate] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  const addresses = [thumbnail, `${assetRoot}/providers/${encodeURIComponent(id)}`];
  const sources = addresses.flatMap((address) => pictureSource(address, 240) ?? []);
  const source = sources[tried];
  const { isNear } = useNear(ref, source?.src);
  const isLast = tried >= sources.length - 1;
  const box = { width: size, height: size };

  useEffect(() => {
    if (tried > 0) console.warn("Fallback for a provider or not found", id); // L-8.17
  }, [tried, id]);

  useEffect(() => {
    const picture = ref.current;
    if (!picture) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleLate = () => (isLast ? setLate(true) : setTried((before) => before + 1));
    const stop = whenNear(picture, () => {
      timer = setTimeout(() => !isThere(picture) && handleLate(), patience);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [tried, isLast, source?.src]);

  const logo = source && (
    <img
      key={source.src}
      ref={ref}
      className={css.logo}
      style={box}
      {...box}
      src={isNear ? source.src : undefined}
      alt={isDecoration || isLate ? "" : name}
      loading="lazy"
      decoding="async"
      suppressHydrationWarning
      onLoad={() => setLate(false)}
      onError={() => setTried(tried + 1)}
    />
  );
  const isShown = source && !isLate;
  return (
    <span
      className={css.place}
      style={box}
      role={isShown || isDecoration ? undefined : "img"}
      aria-label={isShown || isDecoration ? undefined : name}
      aria-hidden={(!isShown && isDecoration) || undefined}
    >
      {logo}
      {!isShown && (
        <span className={css.icon} style={{ fontSize: size * 0.2 }}>
          <Gamepad2 size={Math.round(size * (size < roomForInitials ? 0.7 : 0.42))} />
          {size >= roomForInitials && initialsOf(name)}
        </span>
      )}
    </span>
  );
}

const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;

/** `Aurum & Sons` is AS. */
const initialsOf = (name: string) =>
  (name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).slice(0, 2).join("").toLocaleUpperCase();
