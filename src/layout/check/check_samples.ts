import type { Finding } from "../../../schemas/finding";
import { samplesIn } from "../samples";
import { blocking, type Subject, warning } from "./subject";

/** Values that sections began with and nobody has looked at: offers stop a publish, the rest is worth a look. */
export const checkSamples = ({ sections, registry }: Subject): Finding[] =>
  sections.flatMap(({ section }) => {
    const samples = samplesIn(section, registry.schemaOf(section.type));
    const [offers, others] = [samples.filter(({ isOffer }) => isOffer), samples.filter(({ isOffer }) => !isOffer)];
    const [offer] = offers;
    const [other] = others;
    return [
      ...(offer ? [blocking("sample.offer", { section, path: offer.path }, { count: offers.length })] : []),
      ...(other ? [warning("sample.left", { section, path: other.path }, { count: others.length })] : []),
    ];
  });
