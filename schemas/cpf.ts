import { cpf } from "cpf-cnpj-validator";

const digitsOf = (text: string) => text.replace(/\D/g, "").slice(0, 11);

/** The eleven digits of a CPF whose check digits are right, else null (C-5.40). */
export function readCpf(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  return cpf.isValid(digits) ? digits : null;
}

/** What has been typed so far, in the form 000.000.000-00 (C-5.40). */
export function formatCpf(typed: string): string {
  const digits = digitsOf(typed);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter(Boolean).join(".");
  return digits.length > 9 ? `${groups}-${digits.slice(9)}` : groups;
}
