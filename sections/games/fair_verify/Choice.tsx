import { useT } from "../../../src/kit/session/hooks";
import { Field } from "../../../src/kit/ui/form/Field";
import { clients } from "../../../schemas/play/clients";
import { cardCount, cardText } from "../../../src/play/rules/cards";
import { towerLevels } from "../../../src/play/rules/towers";
import { slotModelNames, slotSellers, type Values } from "../fair_form";

interface Props {
  values: Values;
  onChange: (change: Partial<Values>) => void;
}

const risks = ["low", "medium", "high"];

/** Which game it was, and what the player chose in it. */
export function Choice({ values, onChange }: Props) {
  const t = useT();
  const { client } = values;
  const select = (
    name: "client" | "model" | "begins" | "direction" | "risk" | "card" | "level",
    label: string,
    options: [value: string, text: string][],
  ) => (
    <Field label={label}>
      {(field) => (
        <select {...field} value={values[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  const number = (name: "target" | "mines" | "rows" | "picks" | "segments" | "chips", label: string) => (
    <Field label={label}>
      {(field) => (
        <input
          {...field}
          inputMode={name === "picks" || name === "chips" ? "text" : "decimal"}
          autoComplete="off"
          maxLength={name === "picks" || name === "chips" ? 600 : 12}
          value={values[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {select(
        "client",
        t("fair.game"),
        clients.map((one) => [one, t(`fair.games.${one}`)]),
      )}
      {client === "dice" &&
        select("direction", t("fair.direction"), [
          ["over", t("in_game.dice.over")],
          ["under", t("in_game.dice.under")],
        ])}
      {(client === "dice" || client === "limbo") &&
        number("target", t(client === "dice" ? "in_game.dice.target" : "in_game.limbo.target"))}
      {client === "mines" && number("mines", t("in_game.mines.count"))}
      {client === "plinko" && number("rows", t("in_game.plinko.rows"))}
      {(client === "roulette" || client === "baccarat") && number("chips", t("fair.chips"))}
      {client === "keno" && number("picks", t("fair.picks"))}
      {client === "wheel" && number("segments", t("in_game.wheel.segments"))}
      {(client === "plinko" || client === "keno" || client === "wheel") &&
        select("risk", t("in_game.plinko.risk"), [
          ...(client === "keno" ? [["classic", t("in_game.keno.classic")] satisfies [string, string]] : []),
          ...risks.map((risk): [string, string] => [risk, t(`in_game.plinko.${risk}`)]),
        ])}
      {client === "hilo" &&
        select(
          "card",
          t("fair.start_card"),
          Array.from({ length: cardCount }, (_, card) => [String(card), cardText(card)]),
        )}
      {client === "towers" &&
        select(
          "level",
          t("in_game.towers.level"),
          towerLevels.map((level) => [level, t(`in_game.towers.${level}`)]),
        )}
      {client === "slot" &&
        select(
          "model",
          t("fair.model"),
          slotModelNames.map((name) => [name, name]),
        )}
      {client === "slot" &&
        slotSellers.includes(values.model) &&
        select("begins", t("fair.begins"), [
          ["spin", t("fair.begins_spin")],
          ["bought", t("fair.begins_bought")],
        ])}
    </>
  );
}
