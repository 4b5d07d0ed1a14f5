import { TextSection, Banner, Faq, CardGrid } from "../shared/blocks";
const BY_KIND = { text: TextSection, banner: Banner, faq: Faq, grid: CardGrid };
export const Page = ({ sections }) => (
  <div>
    {sections.map((s) => {
      const Block = BY_KIND[s.kind];
      return <Block key={s.id} {...s} />;
    })}
  </div>
);
