import { assetRoot } from "../../../schemas/asset_root";

/** The picture of how something stands, above the words of a dialog (C-7.46). It decorates. */
export const StatusPicture = ({ name }: { name: "question" | "success" | "remove" | "gift" | "freeze" }) => (
  <img src={`${assetRoot}/modal-status/${name}`} width={112} height={112} alt="" />
);
