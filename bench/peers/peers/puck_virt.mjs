import puck from "./puck.mjs";
// Same build as puck; editor with the experimental list virtualisation switched on.
export default {
  id: "puck_virt",
  label: "Puck 0.23 editor, _experimentalVirtualization",
  requires: ["puck"],
  editor: {
    ...puck.editor,
    url: (n) => `/puck/editor-${n}.html?virt`,
    readySelector: () => "#s-0", // virtualised: the last section is never in the DOM until scrolled to
  },
};
