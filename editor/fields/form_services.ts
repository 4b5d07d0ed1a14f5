import type { AccessToken } from "../../src/kit/session/access_token";
import { controls } from "./controls";
import type { FieldServices } from "./field_context";
import { createUpload } from "./upload_asset";

interface Place extends Pick<FieldServices, "t" | "language" | "api"> {
  accessToken: Pick<AccessToken, "current">;
}

/** What the fields of a form that is no page's get: there are no sections, and no canvas goes on with anything. */
export const formServices = ({ accessToken, ...place }: Place): FieldServices => ({
  ...place,
  controls,
  upload: createUpload(accessToken),
  sectionNames: () => [],
  goesOnWith: () => null,
});
