// Studio logos: a drawn mark and the studio's own lettering in one colour, the colour of the text around it.
import { studios } from '../data/studios.js';
import { f } from '../core/layer.js';
import { capHeight, textPath } from '../lettering/type.js';

const MARKS = {
  bolt: 'M6 -46L-30 8H-4L-10 46L30 -12H4Z',
  laurel:
    'M0 40C-40 34 -46 -10 -30 -38C-28 -22 -20 -12 -10 -6C-18 -18 -16 -34 -8 -44C-6 -28 6 -28 8 -44C16 -34 18 -18 10 -6C20 -12 28 -22 30 -38C46 -10 40 34 0 40ZM0 8L-10 20L0 32L10 20Z',
  leaf: 'M-34 36C-44 -10 -10 -44 40 -42C44 6 14 42 -22 28C-10 10 6 -6 20 -18C0 -8 -18 10 -34 36Z',
  drop: 'M0 -46C10 -20 36 -6 36 16C36 34 20 46 0 46S-36 34 -36 16C-36 -6 -10 -20 0 -46ZM-18 14C-18 26 -10 32 -2 34C-8 26 -10 20 -8 10Z',
  burst: 'M0 -48L11 -22L36 -36L28 -10L50 0L28 10L36 36L11 22L0 48L-11 22L-36 36L-28 10L-50 0L-28 -10L-36 -36L-11 -22Z',
  planet:
    'M0 -28A28 28 0 0 1 0 28A28 28 0 0 1 0 -28ZM-50 16C-44 26 -10 16 20 2S58 -28 50 -34C46 -38 38 -34 30 -30C40 -28 30 -14 6 -2S-36 10 -30 0C-38 6 -52 10 -50 16Z',
  fan: 'M0 40L-46 -14A48 48 0 0 1 -30 -32ZM0 40L-24 -36A48 48 0 0 1 -4 -44ZM0 40L4 -44A48 48 0 0 1 24 -36ZM0 40L30 -32A48 48 0 0 1 46 -14Z',
  anchor:
    'M-6 -20A12 12 0 1 1 6 -20V-10H22V0H6V30C18 28 28 20 32 6L22 8L38 -10L48 10L42 8C38 32 20 44 0 46C-20 44 -38 32 -42 8L-48 10L-38 -10L-22 8L-32 6C-28 20 -18 28 -6 30V0H-22V-10H-6ZM0 -36A5 5 0 0 0 0 -26A5 5 0 0 0 0 -36Z',
  dagger: 'M0 46L-9 -4H-30V-14H-8V-30A8 8 0 1 1 8 -30V-14H30V-4H9Z',
  rune: 'M-22 46V-46H-12L22 -20L2 -2L24 18V34L-12 4V46ZM-12 -30V-10L4 -20Z',
  lantern:
    'M-3 -50H3V-40H16V-33H-16V-40H-3ZM-20 -29H20C40 -14 40 12 20 27H-20C-40 12 -40 -14 -20 -29ZM-14 -22C-26 -10 -26 8 -14 20H-10C-18 8 -18 -10 -10 -22ZM10 -22C18 -10 18 8 10 20H14C26 8 26 -10 14 -22ZM-16 31H16V37H-16ZM-10 40H-6V50H-10ZM-2 40H2V54H-2ZM6 40H10V50H6Z',
  thorn:
    'M-44 10C-20 -30 20 -34 44 -12C30 -14 24 -8 18 -2L26 14L8 4C2 8 -2 14 -2 22L10 40L-12 28C-20 34 -30 32 -36 24C-28 24 -24 18 -22 12L-30 -2L-16 4C-10 -4 -4 -8 4 -10C-14 -12 -30 -4 -44 10Z',
  loop: 'M0 -42A42 42 0 1 1 -40 -13L-26 -8A27 27 0 1 0 0 -27ZM0 -14A14 14 0 0 1 0 14A14 14 0 0 1 0 -14Z',
  door: 'M-30 46V-20A30 30 0 0 1 30 -20V46H16V-20A16 16 0 0 0 -16 -20V46ZM-10 46V-18A10 10 0 0 1 10 -18V46ZM4 10A3 3 0 0 0 4 16A3 3 0 0 0 4 10Z',
};
const HEIGHT = 64;
const LETTERS = 26; // height of the capitals: the same for all, so the logos sit well in one row

export function logo(id) {
  const { name, font, mark, case: letters } = studios[id];
  const size = LETTERS / capHeight(font[0]);
  const text = textPath(letters === 'upper' ? name.toUpperCase() : name, font[0], size, { tracking: 0.015 });
  const width = Math.ceil(70 + text.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" fill="currentColor" role="img" aria-label="${name.replace('&', '&amp;')}"><path transform="translate(28 32) scale(.54)" fill-rule="evenodd" d="${MARKS[mark]}"/><path transform="translate(66 ${f((HEIGHT + LETTERS) / 2)})" d="${text.d}"/></svg>`;
}
