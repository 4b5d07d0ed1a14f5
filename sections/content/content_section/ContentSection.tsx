import type { CSSProperties } from "react";
import { useT, useText } from "../../../src/kit/session/hooks";
import { useLink } from "../../../src/kit/session/use_link";
import { usePictureWords } from "../../../src/kit/session/use_words";
import { ButtonLink } from "../../../src/kit/ui/Button";
import { Picture } from "../../../src/kit/ui/Picture";
import { RichText } from "../../../src/kit/ui/rich_text/RichText";
import type { SectionProps } from "../../define_section";
import { toneOf } from "../../../src/kit/ui/tone_of";
import css from "./ContentSection.module.css";
import type { Props } from "./schema";

/** Words, with a picture beside them where there is one (S-1.03). */
export function ContentSection({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const link = useLink();
  const words = usePictureWords();
  const { image, align, background, cta } = props;
  const title = text(props.title);
  return (
    <section
      {...root}
      className={css.section}
      data-align={align}
      data-tone={background ? toneOf(background) : undefined}
      style={background ? ({ "--background": background } as CSSProperties) : undefined}
    >
      <div className={css.columns} data-picture={Boolean(image?.src) || undefined}>
        <div className={css.words}>
          {title && <h2 className={css.title}>{title}</h2>}
          <RichText html={text(props.body)} className={css.body} />
          {cta?.url && (
            <ButtonLink {...link(cta)} look={background ? "quiet" : "primary"}>
              {text(props.ctaText) || t("content.read_more")}
            </ButtonLink>
          )}
        </div>
        {image?.src && (
          <Picture
            image={image}
            alt={text(image.alt)}
            sizes="(max-width: 800px) 100vw, 560px"
            className={css.picture}
            words={words}
          />
        )}
      </div>
    </section>
  );
}
