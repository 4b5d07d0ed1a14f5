import type { Ref } from "react";

/** What an editor puts on the outermost element: Craft its drag connectors, Foyer the section's id. */
interface Common {
  id?: string;
  title: string;
  rootRef?: Ref<HTMLElement>;
  root?: { id?: string | undefined };
}
interface TextProps extends Common {
  body: string;
}
interface BannerProps extends Common {
  subtitle: string;
  image: string;
  alt: string;
  ctaLabel: string;
  ctaHref: string;
}
interface FaqProps extends Common {
  items: readonly { question: string; answer: string }[];
}
interface CardGridProps extends Common {
  items: readonly { heading: string; text: string; href: string }[];
}

/** The four blocks, identical for every peer that is made of React. */
export function TextSection({ id, title, body, rootRef, root }: TextProps) {
  return (
    <section id={id} className="s s-text" ref={rootRef} {...root}>
      <h2 className="s-title">{title}</h2>
      <p>{body}</p>
    </section>
  );
}

export function Banner({ id, title, subtitle, image, alt, ctaLabel, ctaHref, rootRef, root }: BannerProps) {
  return (
    <section id={id} className="s s-banner" ref={rootRef} {...root}>
      <img src={image} alt={alt} width="320" height="180" />
      <div>
        <h2 className="s-title">{title}</h2>
        <p>{subtitle}</p>
        <a className="cta" href={ctaHref}>
          {ctaLabel}
        </a>
      </div>
    </section>
  );
}

export function Faq({ id, title, items, rootRef, root }: FaqProps) {
  return (
    <section id={id} className="s s-faq" ref={rootRef} {...root}>
      <h2 className="s-title">{title}</h2>
      <div className="faq">
        {items.map((item, index) => (
          <details key={index} open>
            <summary>{item.question}</summary>
            <p>{item.answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

export function CardGrid({ id, title, items, rootRef, root }: CardGridProps) {
  return (
    <section id={id} className="s s-grid" ref={rootRef} {...root}>
      <h2 className="s-title">{title}</h2>
      <div className="grid">
        {items.map((item, index) => (
          <article className="card" key={index}>
            <h3>{item.heading}</h3>
            <p>{item.text}</p>
            <a href={item.href}>Read more</a>
          </article>
        ))}
      </div>
    </section>
  );
}
