import css from "./Algorithm.module.css";

/** What scrolls by itself is reached by keyboard. */
export const scrolls = { role: "region", tabIndex: 0 } as const;

export const Code = ({ text, label }: { text: string; label: string }) => (
  <pre {...scrolls} className={css.code} aria-label={label}>
    <code>{text}</code>
  </pre>
);

/** Pays are kept in hundredths of the bet. */
export const hundredths = (value: number) => String(value / 100);
