/**
 * What a part did not measure: figures without a number, counts of nothing, and calls that failed. Empty where all is well. A figure says with `mayBeZero` that
 * nothing is a result too, and with `failed` how much of what it stands for went wrong.
 */
export const findUnmeasured = ({ title, figures }) => [
  ...(figures.length === 0 ? [`${title}: no figures`] : []),
  ...figures
    .filter(({ value, mayBeZero }) => !Number.isFinite(value) || (value === 0 && !mayBeZero))
    .map(({ name, value }) => `${title}: ${name} is ${value}`),
  ...figures
    .filter((figure) => "failed" in figure && figure.failed !== 0)
    .map(({ name, failed }) => `${title}: ${name}: ${failed} failed`),
];
