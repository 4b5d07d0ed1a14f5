import * as z from "zod/mini";
import { type Language, languages } from "../../schemas/text";
import { formatNumber } from "../../src/kit/ui/format";

const catalogue = z.object({ studios: z.array(z.unknown()), games: z.array(z.unknown()) });
const races = z.object({
  tournaments: z.array(z.object({ prizes: z.array(z.object({ fromPlace: z.int(), toPlace: z.int(), amountEUR: z.number() })) })),
});

/** How a figure is written in a language. */
type Figures = Record<string, (language: Language) => string>;

/** What the demo's texts say of the demo itself, counted in its files, so that no text can say something else. */
export function demoFigures(files: { catalogue: unknown; tournaments: unknown }): Figures {
  const { studios, games } = z.parse(catalogue, files.catalogue);
  const [race] = z.parse(races, files.tournaments).tournaments;
  const prize = (race?.prizes ?? []).reduce(
    (sum, { fromPlace, toPlace, amountEUR }) => sum + amountEUR * (toPlace - fromPlace + 1),
    0,
  );
  const hundreds = Math.floor(games.length / 100) * 100;
  return {
    games: (language) => formatNumber(hundreds, language),
    studios: (language) => formatNumber(studios.length, language),
    race: (language) => formatNumber(prize, language, { style: "currency", currency: "EUR", maximumFractionDigits: 0 }),
  };
}

/** A file's JSON with every `{{figure}}` written out, in whatever language its text is. Throws where there is no such figure. */
export function withFigures(value: unknown, figures: Figures, language: Language = "en"): unknown {
  if (typeof value === "string")
    return value.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const write = figures[name];
      if (!write) throw new Error(`The demo has no figure ${name}.`);
      return write(language);
    });
  if (Array.isArray(value)) return value.map((item) => withFigures(item, figures, language));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      withFigures(child, figures, languages.find((one) => one === key) ?? language),
    ]),
  );
}
