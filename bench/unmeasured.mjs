/** Figures that may be nothing where all is well, or that the clock is too coarse for. */
const mayBeZero = /layout shift|the same of the static page|blocking time|over it|failed|measured − published|CPU|from memory/;

/** What a part did not measure: figures without a number, counts of nothing, and calls that failed. Empty where all is well. */
export const findUnmeasured = ({ title, figures }) => [
  ...(figures.length === 0 ? [`${title}: no figures`] : []),
  ...figures
    .filter(({ name, value }) => !Number.isFinite(value) || (value === 0 && !mayBeZero.test(name)))
    .map(({ name, value }) => `${title}: ${name} is ${value}`),
  ...figures
    .filter(({ name, value, beside }) => /[1-9]\d* failed/.test(beside ?? "") || (/failed/.test(name) && value > 0))
    .map(({ name, value, beside }) => `${title}: ${name} ${value}, ${beside}`),
];
