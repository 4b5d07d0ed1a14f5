// Generic marks for ways to pay: pictograms without words, which stand beside them in the visitor's language; no real brands.
const PAYMENTS = {
  cards: '<rect x="2" y="5" width="20" height="14" rx="2.5"/><path d="M2 10h20M6 15h4"/>',
  'bank-transfer': '<path d="M12 3L3 8.500v1.500h18V8.500ZM5.500 10v7M10 10v7M14 10v7M18.500 10v7M3 20h18"/>',
  'e-wallet':
    '<path d="M19 8V6a2 2 0 0 0-2-2H5a2 2 0 0 0 0 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6M16.500 14h.01"/>',
  crypto: '<path d="M12 2l8.700 5v10L12 22l-8.700-5V7Z"/><path d="M3.300 7L12 12l8.700-5M12 12v10"/>',
};

export const payments = Object.keys(PAYMENTS);

export const payment = (id) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${PAYMENTS[id]}</svg>`;
