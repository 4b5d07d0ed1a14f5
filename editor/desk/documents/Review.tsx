import { useQuery } from "@tanstack/react-query";
import { getReviewedDocument } from "../../../schemas/api/documents_desk";
import { Button } from "../../parts/Button";
import { countryName } from "../../words/names_in";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import { NotYet } from "../frame/NotYet";
import { useKeys } from "../keys";
import { AuditTrail } from "../list/AuditTrail";
import list from "../list/list.module.css";
import { Chip, Pair } from "../list/parts";
import { Decide } from "./Decide";
import { Pictures } from "./Pictures";
import css from "./Review.module.css";

interface Props {
  userId: number;
  labelId: number;
  onBack: () => void;
  onDone: () => void;
}

/** One document, large, beside the data of its player; the decision with its reasons, and what the player reads. */
export function Review({ userId, labelId, onBack, onDone }: Props) {
  const { t, api, language } = useDesk();
  const answer = useQuery({
    ...api.query(getReviewedDocument, { params: { userId, labelId } }),
    staleTime: "static", // each look is logged: it is looked once, whatever else changes meanwhile,
    gcTime: 0, // and who comes back looks again
  });
  const { data } = answer;
  useKeys({ Escape: onBack });
  if (!data) return <NotYet answer={answer} />;
  const { player } = data;
  const validUntil = data.sides.find((side) => side.validUntil)?.validUntil;
  const facts: [string, string | null, boolean][] = [
    ["last_name", player.lastName, true],
    ["first_name", player.firstName, true],
    [
      "born",
      player.dateOfBirth && `${player.dateOfBirth} · ${t("desk.documents.years", { count: player.age ?? 0 })}`,
      player.age !== null && player.age >= player.minimumAge,
    ],
    ["country", player.countryCode && countryName(player.countryCode, language), true],
    ["address", [player.address, player.zipCode, player.city].filter(Boolean).join(", ") || null, true],
    ["email", player.email, true],
  ];
  return (
    <div className={css.review}>
      <header className={list.head}>
        <Button look="line" onClick={onBack}>
          {t("desk.key.back")}
        </Button>
        <h1>
          {data.label}: {player.name}
        </h1>
        <div className={list.push}>
          <Button look="line" onClick={() => goTo({ desk: "players", player: String(userId) })}>
            {t("desk.column.player")}
          </Button>
        </div>
      </header>
      <div className={css.split}>
        <Pictures sides={data.sides} isSingle={data.isSingleSided} />
        <div className={css.data}>
          <section className={list.section}>
            <h2>{t("desk.documents.account")}</h2>
            <dl className={list.kv}>
              {facts.map(([name, value, isGood]) => (
                <Pair key={name} name={t(`desk.documents.field.${name}`)}>
                  {isGood ? (value ?? "–") : <Chip tone="bad">{value ?? t("desk.documents.not_known")}</Chip>}
                </Pair>
              ))}
              {validUntil && <Pair name={t("desk.documents.valid_until")}>{validUntil}</Pair>}
            </dl>
          </section>
          {data.sides.some(({ status }) => status === 0) && (
            <Decide {...{ userId, labelId, onDone }} sides={data.sides} letters={data.letters} language={data.language} />
          )}
          <AuditTrail trail={data.trail} />
        </div>
      </div>
    </div>
  );
}
