import type { TFunction } from "i18next";

/** The same words, those without values looked up once: an inspector asks for a hundred of them each time that it renders. */
export function rememberWords(t: TFunction): TFunction {
  const known = new Map<unknown, string>();
  return new Proxy(t, {
    apply(look, self, args: Parameters<TFunction>) {
      const [key] = args;
      const before = args.length === 1 ? known.get(key) : undefined;
      if (before !== undefined) return before;
      const found: string = Reflect.apply(look, self, args);
      if (args.length === 1 && typeof key === "string") known.set(key, found);
      return found;
    },
  });
}
