import fp from "fastify-plugin";
import { practiceRegister } from "../sandbox/register";
import { registerBehindGateway } from "./gateway";
import type { RegisterOf } from "./port";

declare module "fastify" {
  interface FastifyInstance {
    registerOf: RegisterOf;
  }
}

/** Registers are asked through the gateway that the environment names; in the demo the practice one stands in for all of them. */
export const registersPlugin = fp<{ registerOf?: RegisterOf | undefined }>(
  async (app, { registerOf }) => {
    const { registerGateway, isDemo } = app.configuration;
    const usual: RegisterOf = (name) => {
      if (registerGateway) return registerBehindGateway(name, registerGateway);
      return isDemo ? practiceRegister : null;
    };
    app.decorate("registerOf", registerOf ?? usual);
  },
  { name: "registers" },
);
