/** What autocannon counted (with `excludeErrorStats`): rate, p99 and number of the answers with success, and how many calls had none. */
export const countedOf = ({ "2xx": count, duration, latency, non2xx, errors }) => ({
  perSecond: count / duration,
  p99: latency.p99,
  count,
  failed: non2xx + errors,
});
