// Generic marks for ways to pay: a pictogram and a word, no real brands.
import { textPath } from '../lettering/type.js';

const line = (body) =>
  `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;

const PAYMENTS = {
  cards: ['Cards', '<rect x="2" y="5" width="20" height="14" rx="2.5"/><path d="M2 10h20M6 15h4"/>'],
  'bank-transfer': [
    'Bank transfer',
    '<path d="M12 3L3 8.500v1.500h18V8.500ZM5.500 10v7M10 10v7M14 10v7M18.500 10v7M3 20h18"/>',
  ],
  'instant-bank': ['Instant bank', '<path d="M13 2L4 14h7l-1 8 9-12h-7Z"/>'],
  'e-wallet': [
    'E-wallet',
    '<path d="M19 8V6a2 2 0 0 0-2-2H5a2 2 0 0 0 0 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6M16.500 14h.01"/>',
  ],
  voucher: [
    'Voucher',
    '<path d="M3 9V6.500A1.500 1.500 0 0 1 4.500 5h15A1.500 1.500 0 0 1 21 6.500V9a3 3 0 0 0 0 6v2.500a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 17.500V15a3 3 0 0 0 0-6ZM14 5v2.500M14 10.700v2.600M14 16.500V19"/>',
  ],
  mobile: ['Mobile pay', '<rect x="6" y="2" width="12" height="20" rx="2.500"/><path d="M11 18h2"/>'],
  crypto: ['Crypto', '<path d="M12 2l8.700 5v10L12 22l-8.700-5V7Z"/><path d="M3.300 7L12 12l8.700-5M12 12v10"/>'],
  'prepaid-card': [
    'Prepaid card',
    '<rect x="2" y="5" width="20" height="14" rx="2.500"/><circle cx="16.500" cy="14" r="2"/><path d="M6 9.500h6M6 13h4"/>',
  ],
};

export const payments = Object.keys(PAYMENTS);

export function payment(id) {
  const [name, body] = PAYMENTS[id];
  const text = textPath(name, 'poppins@600', 13, { tracking: 0.005 });
  const width = Math.ceil(40 + text.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" fill="currentColor" role="img" aria-label="${name}"><g transform="translate(3 4)">${line(body)}</g><path transform="translate(34 20.6)" d="${text.d}"/></svg>`;
}
