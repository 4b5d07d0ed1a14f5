import fc from "fast-check";

/**
 * What random tests try is the same in every run, so that a run that fails fails again, and one that passed passes again;
 * `FC_SEED=<number>` tries something else.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env["FC_SEED"] ?? 1_126) });
