import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { type CryptoContact, listCryptoContacts, removeCryptoContact } from "../../../../schemas/api/payments/crypto";
import { useApi, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useSingleMutation } from "../../../kit/session/use_single_mutation";
import { Trash } from "../../../kit/ui/icons";
import { useKeptPlace } from "../../../kit/ui/use_kept_place";
import css from "./TargetFieldset.module.css";

interface Props {
  coin: string;
  /** The fields around it, which take the focus from an address that is removed. */
  place: RefObject<HTMLElement | null>;
  onChoose: (contact: CryptoContact) => void;
}

/** The addresses of a coin that the player has put down; a press fills one in. Nothing where there are none. */
export function AddressBook({ coin, place, onChoose }: Props) {
  const t = useT();
  const api = useApi();
  const { isCanvas } = useServices();
  const queryClient = useQueryClient();
  const query = api.query(listCryptoContacts, {});
  const { data } = useQuery(query);
  const removing = useSingleMutation({
    mutationFn: (contactId: number) => api.call(removeCryptoContact, { body: { contactId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  useKeptPlace(place, removing.isSuccess);
  const own = data?.contacts.filter(({ currencyCode }) => currencyCode === coin) ?? [];
  if (own.length === 0) return null;
  return (
    <div className={css.networks}>
      <span>{t("payout.crypto.book")}</span>
      <ul className={css.book}>
        {own.map((contact) => (
          <li key={contact.contactId}>
            <button type="button" onClick={() => onChoose(contact)}>
              <strong>{contact.label}</strong>
              <small>
                {contact.network} · {contact.address.slice(0, 6)}…{contact.address.slice(-4)}
              </small>
            </button>
            <button
              type="button"
              disabled={isCanvas}
              aria-disabled={removing.isPending || undefined}
              aria-label={t("payout.crypto.remove", { label: contact.label })}
              onClick={removing.isPending ? undefined : () => removing.mutate(contact.contactId)}
            >
              <Trash size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {removing.isError && (
        <p role="alert" className={css.problem}>
          {t("payout.crypto.remove_failed")}
        </p>
      )}
    </div>
  );
}
