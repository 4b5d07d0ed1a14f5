import { TextSection, Banner, Faq, CardGrid } from "../shared/blocks";
const text = { type: "text" };
const area = { type: "textarea" };
export const config = {
  components: {
    TextSection: {
      fields: { title: text, body: area },
      render: ({ id, title, body }) => <TextSection id={id} title={title} body={body} />,
    },
    Banner: {
      fields: { title: text, subtitle: text, image: text, alt: text, ctaLabel: text, ctaHref: text },
      render: ({ id, title, subtitle, image, alt, ctaLabel, ctaHref }) => (
        <Banner id={id} title={title} subtitle={subtitle} image={image} alt={alt} ctaLabel={ctaLabel} ctaHref={ctaHref} />
      ),
    },
    Faq: {
      fields: { title: text, items: { type: "array", arrayFields: { question: text, answer: area } } },
      render: ({ id, title, items }) => <Faq id={id} title={title} items={items} />,
    },
    CardGrid: {
      fields: { title: text, items: { type: "array", arrayFields: { heading: text, text: area, href: text } } },
      render: ({ id, title, items }) => <CardGrid id={id} title={title} items={items} />,
    },
  },
};
