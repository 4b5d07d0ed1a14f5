// What the players of the demo's desk have sent; none of these people is anybody.
const carmen = { hue: 12, last: 'Ortega Ruiz', first: 'Carmen', born: '1987-02-19', no: 'XB402917', address: 'Calle Luna 8, Sevilla' };
const soren = { hue: 200, last: 'Kjær', first: 'Søren', born: '1979-10-03', no: 'XK118264', address: 'Nørregade 31, Odense' };
const grace = { hue: 230, last: 'Kelleher-Byrne', first: 'Grace', born: '1992-06-27', no: 'XP731505' };
const lena = { hue: 150, last: 'Brandt', first: 'Lena', born: '1996-12-08', no: 'XL550318', address: 'Kastanienallee 40, Leipzig' };
const mikko = { hue: 40, last: 'Laine', first: 'Mikko', address: 'Hämeenkatu 19, Tampere' };
const jonas = { hue: 265, last: 'Keller', first: 'Jonas', born: '1990-03-22', no: 'XJ903377', address: 'Feldbergstraße 5, Frankfurt' };
const alexander = { hue: 96, last: 'Berg', first: 'Alexander', born: '1989-11-02', no: 'XA640182', address: 'Torstraße 98, Berlin' };
const timo = { hue: 178, last: 'Virtanen', first: 'Timo', born: '1991-01-30', no: 'XF271940', address: 'Kauppakatu 14, Jyväskylä' };
const lucia = { hue: 320, last: 'Romero', first: 'Lucia', born: '1993-09-12', no: 'XE508623', address: 'Calle Mayor 21, Madrid' };
const viola = { hue: 285, last: 'Sommer', first: 'Viola', address: 'Elbchaussee 21, Hamburg' };
const paula = { hue: 55, last: 'Nyman', first: 'Paula', born: '1985-01-16', no: 'XF884015', address: 'Kauppakatu 14, Jyväskylä' };
const mads = { hue: 215, last: 'Holm', first: 'Mads', born: '1979-12-24', no: 'XD336702', address: 'Havnegade 3, Aarhus C' };

export const SENT = [
  { file: 'carmen-front', kind: 'front', ...carmen },
  { file: 'carmen-back', kind: 'back', ...carmen },
  { file: 'soren-front', kind: 'front', ...soren },
  { file: 'soren-back', kind: 'back', ...soren },
  { file: 'soren-bill', kind: 'bill', dated: '2026-10-12', ...soren },
  { file: 'grace-passport', kind: 'passport', ...grace },
  { file: 'lena-front', kind: 'front', ...lena },
  { file: 'lena-back', kind: 'back', isDark: true, ...lena },
  { file: 'mikko-bill', kind: 'bill', dated: '2024-01-30', ...mikko },
  { file: 'jonas-front', kind: 'front', ...jonas },
  { file: 'jonas-back', kind: 'back', isCut: true, ...jonas },
  { file: 'jonas-bill', kind: 'bill', dated: '2025-02-14', ...jonas },
  { file: 'alexander-passport', kind: 'passport', ...alexander },
  { file: 'alexander-bill', kind: 'bill', dated: '2025-08-04', ...alexander },
  { file: 'timo-passport', kind: 'passport', ...timo },
  { file: 'timo-bill', kind: 'bill', dated: '2026-01-12', ...timo },
  { file: 'lucia-passport', kind: 'passport', ...lucia },
  { file: 'lucia-bill', kind: 'bill', dated: '2025-03-04', ...lucia },
  { file: 'viola-bill', kind: 'bill', dated: '2025-10-06', ...viola },
  { file: 'paula-passport', kind: 'passport', ...paula },
  { file: 'paula-bill', kind: 'bill', dated: '2026-04-20', ...paula },
  { file: 'mads-passport', kind: 'passport', ...mads },
  { file: 'mads-bill', kind: 'bill', dated: '2025-06-02', ...mads },
];
