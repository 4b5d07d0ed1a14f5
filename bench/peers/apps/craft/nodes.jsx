import { useNode } from "@craftjs/core";
import * as B from "../shared/blocks";
// craft user components: the shared block plus craft's documented connect(drag(ref)) hookup.
const wrap = (Block, name) => {
  const C = ({ sid, id: _id, ...props }) => {
    const {
      connectors: { connect, drag },
    } = useNode();
    return (
      <Block
        {...props}
        id={sid}
        rootRef={(el) => {
          if (el) connect(drag(el));
        }}
      />
    );
  };
  C.craft = { displayName: name };
  return C;
};
const Root = ({ children }) => {
  const {
    connectors: { connect },
  } = useNode();
  return (
    <div
      ref={(el) => {
        if (el) connect(el);
      }}
    >
      {children}
    </div>
  );
};
export const resolver = {
  Root,
  TextSection: wrap(B.TextSection, "TextSection"),
  Banner: wrap(B.Banner, "Banner"),
  Faq: wrap(B.Faq, "Faq"),
  CardGrid: wrap(B.CardGrid, "CardGrid"),
};
