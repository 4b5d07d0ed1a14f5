/** The longest self-exclusion for a time, in days: five years (L-5.01). */
export const mostExclusionDays = 1825;
