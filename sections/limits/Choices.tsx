import css from "./Choices.module.css";

interface Props {
  /** Of the group in the form. */
  name: string;
  values: readonly number[];
  chosen: number | null | undefined;
  wordsOf: (value: number) => string;
  onChoose: (value: number) => void;
}

/** Answers side by side, of which one holds. */
export const Choices = ({ name, values, chosen, wordsOf, onChoose }: Props) => (
  <div className={css.choices}>
    {values.map((value) => (
      <label key={value}>
        <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
        {wordsOf(value)}
      </label>
    ))}
  </div>
);
