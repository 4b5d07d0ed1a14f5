/** A log or a row without what differs from run to run: its times, how long things took, and the process's number. */
export const withoutClocks = (text: string) => text.replaceAll(/\d\d:\d\d:\d\d\.\d+|"(?:pid|time|responseTime)":[\d.]+/g, "");
