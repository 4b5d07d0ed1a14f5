import type { FieldValues, Resolver } from "react-hook-form";

/** The rules of a form, with the code that they need, when something is checked for the first time. Where they don't come the server checks alone. */
export const laterResolver =
  <Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> =>
  async (values, context, options) => {
    const check = await load().catch(() => null);
    return check ? check(values, context, options) : { values, errors: {} };
  };
