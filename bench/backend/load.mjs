// A process of its own, so that asking does not take the server's time away: prints what autocannon counted as JSON.
import autocannon from "autocannon";

const [url, seconds] = process.argv.slice(2);
const { requests, latency, non2xx, errors } = await autocannon({ url, connections: 32, duration: Number(seconds) });
console.log(JSON.stringify({ perSecond: requests.average, p99: latency.p99, failed: non2xx + errors, count: requests.total }));
