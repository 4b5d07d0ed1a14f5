import { runPayments } from "./run_payments";
import { surroundings } from "./surroundings";

process.exitCode = await runPayments(process.argv.slice(2), surroundings);
