import fp from "fastify-plugin";
import { practiceVendor } from "../sandbox/verification_vendor";
import { vendorBehindGateway } from "./gateway";
import type { VerificationVendor } from "./port";

declare module "fastify" {
  interface FastifyInstance {
    /** Null where the house looks at documents by itself. */
    verificationVendor: VerificationVendor | null;
  }
}

/** The vendor is asked through the gateway that the environment names; in the demo the practice one stands in for it. */
export const verificationPlugin = fp<{ vendor?: VerificationVendor | null | undefined }>(
  async (app, { vendor }) => {
    const { verificationGateway, isDemo } = app.configuration;
    const usual = verificationGateway ? vendorBehindGateway(verificationGateway) : isDemo ? practiceVendor : null;
    app.decorate("verificationVendor", vendor === undefined ? usual : vendor);
  },
  { name: "verification" },
);
