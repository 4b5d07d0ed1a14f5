// Animals and other beings drawn whole, where the icon sets have only faces. Each fills about 100 units around (0, 0).
import { lighten, darken } from '../core/color.js';
import { icon } from './icons.js';
import { person } from './people.js';

const fur = (L, light, base, dark, how = {}) =>
  L.linear(
    [
      [0, light],
      [0.5, base],
      [1, dark],
    ],
    how,
  );

function wolf(L) {
  const coat = fur(L, '#9aa6b8', '#5d6a80', '#2d3545');
  return (
    `<path d="M-26 44C-42 46 -52 36 -49 22C-47 30 -42 33 -35 32Z" fill="#4a566a"/>` +
    `<path d="M29 -49C31 -47 31 -44 28 -42L15 -29C15 -23 20 -12 20 -3C23 6 22 14 19 21L20 41C24 42 26 46 24 49H8L6 27C2 31 -3 33 -8 34C-1 38 1 44 3 49H-25C-36 49 -41 39 -38 27C-35 10 -23 -4 -13 -15C-9 -21 -8 -27 -7 -31L-17 -36L-5 -41C2 -47 14 -50 29 -49Z" fill="${coat}"/>` +
    `<path d="M28 -42L15 -29C15 -23 20 -12 20 -3C16 -3 13 2 14 6C9 4 7 8 7 12C3 6 3 0 5 -5C1 -5 0 -10 2 -15C-2 -17 -1 -23 3 -25C9 -29 18 -38 24 -44Z" fill="#e6ebf2"/>` +
    `<path d="M10 24C12 32 12 40 11 49H8L6 27ZM-8 34C-1 38 1 44 3 49H-6C-7 42 -10 37 -14 34Z" fill="#c3ccd9"/>` +
    `<path d="M-34 30C-32 16 -20 10 -10 14C-2 18 -2 28 -8 34" fill="none" stroke="#252c3a" stroke-width="1.8" stroke-linecap="round"/>` +
    `<path d="M-17 -36L-5 -41L-6 -34Z" fill="#2d3545"/><path d="M29 -49C31 -47 31 -45 29.4 -43.6L25 -46Z" fill="#12151d"/>` +
    `<path d="M7 -40C9.4 -38.6 12 -38.8 13.6 -40.6" fill="none" stroke="#12151d" stroke-width="1.8" stroke-linecap="round"/><path d="M26 -41L17 -35" stroke="#2d3545" stroke-width="1.4" stroke-linecap="round"/>` +
    `<path d="M-11 -14L-6 -8M-17 -7L-11 -1M-23 1L-17 7M-29 11L-23 15" stroke="#b7c2d2" stroke-width="1.6" stroke-linecap="round" opacity=".8"/>`
  );
}

function lion(L) {
  const coat = fur(L, '#f2c066', '#d98f2f', '#9a5a17');
  let mane = '';
  for (const [n, r, tint] of [
    [18, 33, '#6b2f0f'],
    [16, 28, '#8f4416'],
    [14, 23.5, '#b0601f'],
  ])
    for (let i = 0; i < n; i++)
      mane += `<path d="M-6 0Q-5 ${-r + 7} 0 ${-r}Q5 ${-r + 7} 6 0Z" transform="translate(0 -19) rotate(${((i + (n % 4) / 4) / n) * 360}) scale(1 1.06)" fill="${tint}"/>`;
  return (
    `<path d="M24 42C42 42 48 28 41 12" fill="none" stroke="#c07a26" stroke-width="4.6" stroke-linecap="round"/><path d="M41 14C34 8 36 -2 44 -6C48 2 48 10 41 14Z" fill="#6b2f0f"/>` +
    `<path d="M-17 4C-31 16 -36 38 -30 48H30C36 38 31 16 17 4Z" fill="${coat}"/>` +
    `<path d="M-30 48C-36 38 -31 24 -22 22C-14 26 -12 40 -14 48ZM30 48C36 38 31 24 22 22C14 26 12 40 14 48Z" fill="#b87426"/>` +
    mane +
    `<path d="M-14 14C-15 28 -14 38 -15 44C-17 46 -17 49 -15 49.4H-3C-1.6 46 -2 42 -2.4 40V20H2.4V40C2 42 1.6 46 3 49.4H15C17 49 17 46 15 44C14 38 15 28 14 14Z" fill="${coat}"/><path d="M-12 49V46M-8 49V46M12 49V46M8 49V46" stroke="#6b3a10" stroke-width="1.2" stroke-linecap="round"/>` +
    `<path d="M-12 2C-10 12 -4 20 0 22C4 20 10 12 12 2Z" fill="#8f4416"/>` +
    `<g transform="translate(0 -19)"><circle cx="-14.6" cy="-14" r="5.4" fill="#d98f2f"/><circle cx="14.6" cy="-14" r="5.4" fill="#d98f2f"/><circle cx="-14.6" cy="-14" r="2.8" fill="#6b2f0f"/><circle cx="14.6" cy="-14" r="2.8" fill="#6b2f0f"/>` +
    `<path d="M0 -19C11 -19 16.6 -11 16 -2C15.4 6 11 11 8 14C5 17.6 -5 17.6 -8 14C-11 11 -15.4 6 -16 -2C-16.6 -11 -11 -19 0 -19Z" fill="${L.linear(
      [
        [0, '#f7cf7d'],
        [0.6, '#e6a443'],
        [1, '#c98430'],
      ],
    )}"/>` +
    `<path d="M-5 -9L-3.6 5H3.6L5 -9C3 -12 -3 -12 -5 -9Z" fill="#f9dc9c"/><path d="M0 7C6 7 10 10 9 13.4C6 17 -6 17 -9 13.4C-10 10 -6 7 0 7Z" fill="#fdf0d2"/><path d="M-4.6 3.6H4.6C5 6.4 2 8.4 0 9C-2 8.4 -5 6.4 -4.6 3.6Z" fill="#4a1f14"/><path d="M0 9V11.4C-2 13.6 -5 13.4 -6.4 12M0 11.4C2 13.6 5 13.4 6.4 12" fill="none" stroke="#4a1f14" stroke-width="1.2" stroke-linecap="round"/>` +
    [-1, 1]
      .map(
        (s) =>
          `<g transform="scale(${s} 1)"><path d="M4.6 -3.4C6.6 -6.4 10.6 -6.4 12.4 -3.8C10.6 -1.8 6.8 -1.6 4.6 -3.4Z" fill="#ffe9a0" stroke="#3a1a0c" stroke-width="1"/><circle cx="8.4" cy="-3.9" r="1.7" fill="#3a1a0c"/><path d="M3.6 -7C7 -9.4 11 -9 13.4 -6.4" fill="none" stroke="#7a3c14" stroke-width="1.9" stroke-linecap="round"/><path d="M5 -17L3 -12M9 -15L6 -11" stroke="#b0601f" stroke-width="1.2" stroke-linecap="round"/></g>`,
      )
      .join('') +
    `<path d="M-4 16Q0 23 4 16Z" fill="#8f4416"/></g>`
  );
}

function panda(L) {
  const white = fur(L, '#ffffff', '#f1f0f4', '#bdbccb');
  const black = fur(L, '#4a4a5a', '#25252f', '#0f0f16');
  const limb = (s) =>
    `<g transform="scale(${s} 1)"><path d="M14 30C26 26 40 32 42 42C42 50 32 51 24 49C16 47 10 38 14 30Z" fill="${black}"/><ellipse cx="33" cy="41" rx="6.4" ry="7" fill="#6b6474"/><path d="M20 2C30 4 35 16 30 26C26 31 20 28 19 22Z" fill="${black}"/></g>`;
  const stalk = `<g transform="rotate(-24 -16 14)"><path d="M-18 -34H-13.4V34H-18Z" fill="${L.linear(
    [
      [0, '#a8d86a'],
      [0.5, '#5fa83a'],
      [1, '#3a7a24'],
    ],
    { x2: 1, y2: 0 },
  )}"/><path d="M-18.6 -14H-12.8M-18.6 6H-12.8M-18.6 24H-12.8" stroke="#2f661d" stroke-width="1.6"/><path d="M-16 -33C-28 -38 -34 -34 -40 -26C-30 -24 -22 -26 -16 -33ZM-15 -33C-6 -44 2 -44 8 -40C4 -32 -6 -29 -15 -33ZM-15.6 -34C-20 -44 -16 -50 -12 -54C-8 -48 -10 -40 -15.6 -34Z" fill="#6fbf45"/></g>`;
  return (
    `<path d="M0 -8C24 -8 34 12 32 28C30 44 16 49 0 49S-30 44 -32 28C-34 12 -24 -8 0 -8Z" fill="${white}"/><path d="M-30 10C-20 -10 20 -10 30 10C20 2 -20 2 -30 10Z" fill="#25252f"/>` +
    limb(-1) +
    limb(1) +
    `<circle cx="-20" cy="-43" r="9.6" fill="${black}"/><circle cx="20" cy="-43" r="9.6" fill="${black}"/>` +
    `<path d="M0 -50C19 -50 28 -38 27 -25C26 -10 14 -4 0 -4S-26 -10 -27 -25C-28 -38 -19 -50 0 -50Z" fill="${white}"/>` +
    [-1, 1]
      .map(
        (s) =>
          `<g transform="scale(${s} 1)"><path d="M6 -30C8 -36 16 -36 19 -29C21 -22 17 -16 13 -17C8 -19 5 -24 6 -30Z" fill="#25252f"/><circle cx="11.6" cy="-27" r="3.1" fill="#fff"/><circle cx="11" cy="-26.8" r="2.2" fill="#2f1d12"/><circle cx="10.2" cy="-27.8" r=".8" fill="#fff"/></g>`,
      )
      .join('') +
    `<path d="M-4.4 -18.6C-3 -21 3 -21 4.4 -18.6C4 -15.4 1.6 -14.4 0 -14.2C-1.6 -14.4 -4 -15.4 -4.4 -18.6Z" fill="#1a1a22"/><path d="M0 -14.2V-12C-2 -9.8 -5 -10 -6.4 -11.6M0 -12C2 -9.8 5 -10 6.4 -11.6" fill="none" stroke="#1a1a22" stroke-width="1.3" stroke-linecap="round"/>` +
    stalk +
    `<path d="M-31 12C-34 18 -30 27 -23 27C-16 26 -13 20 -15 15C-18 11 -27 8 -31 12Z" fill="${black}"/>`
  );
}

function polarBear(L) {
  const coat = fur(L, '#ffffff', '#e9f1f8', '#a9bfd2');
  return (
    `<path d="M8 8L2 41C4 44 14 44 16 41L22 14ZM-24 8L-20 41C-18 44 -10 44 -8 41L-10 14Z" fill="#9db4c9"/>` +
    `<path d="M-48 8C-50 -12 -32 -25 -11 -23C1 -22 9 -28 18 -28C20 -34 27 -35 28.6 -29C36 -27 42 -21 48 -15C51 -12 49 -7.6 45 -7.4C39 -5.6 33 -4.6 29 -5.6C28 1 25 5 23 9L27 39C31 40 33 44 31 46H16C14 38 12 28 9 19C1 22 -8 22 -15 20C-17 27 -21 33 -22 39C-18 40 -17 44 -19 46H-35C-37 40 -36 30 -40 22C-45 18 -47.4 14 -48 8Z" fill="${coat}"/>` +
    `<path d="M9 19C11 14 15 10 20 10M-15 20C-18 16 -20 8 -18 2" fill="none" stroke="#8fa8be" stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="M-44 0C-42 -12 -28 -19 -12 -18M16 -23C12 -21 6 -18 0 -18" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M43.6 -18.6C47 -17 50 -13.4 49 -11C46 -10.6 43 -14 43.6 -18.6Z" fill="#1b2430"/><path d="M34.6 -20.4a1.8 1.8 0 1 0 .1 0Z" fill="#1b2430"/><path d="M46 -8.4C42 -8 39 -9 37 -11" fill="none" stroke="#6f879c" stroke-width="1.3" stroke-linecap="round"/><path d="M21.4 -29C22.4 -32 25.8 -32.4 26.6 -29.4" fill="#9db4c9"/>` +
    `<path d="M30 46V43M26 46V43M22 46V43M-20 46V43M-24 46V43M-28 46V43" stroke="#6f879c" stroke-width="1.2" stroke-linecap="round"/>`
  );
}

function fox(L) {
  const coat = fur(L, '#ff9f4a', '#e8692a', '#a83c14');
  return (
    `<path d="M12 44C34 50 50 36 46 16C45 4 38 -4 32 -6C36 4 32 14 24 20C16 26 10 34 12 44Z" fill="${coat}"/><path d="M46 16C45 4 38 -4 32 -6C34.6 0 34 6 32 10C36 9 36 14 40 13C40 18 44 18 46 16Z" fill="#fff4e6"/>` +
    `<path d="M0 -10C16 -8 22 18 20 34C20 42 18 48 14 49H-16C-21 48 -23 40 -21 32C-21 16 -15 -8 0 -10Z" fill="${coat}"/>` +
    `<path d="M-9 0C-3 -3 5 -3 9 0C10 8 6 16 3 24L0 31L-3 24C-6 16 -10 8 -9 0Z" fill="#fff4e6"/>` +
    `<path d="M-10 20C-11 32 -10 42 -12 46C-13 49 -2 50 -2 47C-2 38 -2 30 -3 24ZM10 20C11 32 10 42 12 46C13 49 2 50 2 47C2 38 2 30 3 24Z" fill="#d4581f"/><path d="M-11 37C-11 42 -11.6 45 -12 46C-13 49.4 -2 50 -2 47V37ZM11 37C11 42 11.6 45 12 46C13 49.4 2 50 2 47V37Z" fill="#2a1712"/>` +
    [-1, 1]
      .map(
        (s) =>
          `<g transform="scale(${s} 1)"><path d="M6 -37L21 -53C25 -44 25 -35 21 -27Z" fill="${coat}"/><path d="M11.6 -37L20 -47C22 -41 21.4 -36 19.6 -31Z" fill="#2a1712"/></g>`,
      )
      .join('') +
    `<path d="M0 -41C14 -41 22 -34 27 -19C20 -14 12 -8 6 -4C3 -2 -3 -2 -6 -4C-12 -8 -20 -14 -27 -19C-22 -34 -14 -41 0 -41Z" fill="${coat}"/>` +
    `<path d="M-27 -19C-20 -14 -12 -8 -6 -4C-3 -2 3 -2 6 -4C12 -8 20 -14 27 -19C20 -22 10 -21 5 -17C3 -14 -3 -14 -5 -17C-10 -21 -20 -22 -27 -19Z" fill="#fff4e6"/>` +
    `<path d="M-4 -8.6C-2 -10.2 2 -10.2 4 -8.6C3 -5.6 1 -4.6 0 -4.6C-1 -4.6 -3 -5.6 -4 -8.6Z" fill="#1d100d"/>` +
    [-1, 1]
      .map(
        (s) =>
          `<g transform="scale(${s} 1)"><path d="M6.4 -22.6C9 -26.6 14.4 -26 16.4 -22.4C13 -20.2 9 -20.4 6.4 -22.6Z" fill="#ffd86b" stroke="#1d100d" stroke-width="1.1"/><ellipse cx="11.4" cy="-23" rx="1.4" ry="2.2" fill="#1d100d"/></g>`,
      )
      .join('') +
    `<path d="M-8 -37C-4 -39 4 -39 8 -37" stroke="#ffc58a" stroke-width="2" stroke-linecap="round" fill="none"/>`
  );
}

function ghost(L) {
  return (
    `<path d="M-4 -48C20 -50 31 -32 30 -8C30 6 34 16 41 26C34 25 30 28 29 34C24 28 18 28 14 36C9 29 2 30 -1 40C-6 33 -12 34 -15 43C-20 39 -29 42 -37 48C-30 34 -31 18 -31 -8C-31 -32 -24 -46 -4 -48Z" fill="${L.linear(
      [
        [0, '#ffffff'],
        [0.55, '#dfe9ee', 0.96],
        [1, '#9fb8c4', 0.7],
      ],
    )}"/>` +
    `<path d="M-31 -2C-40 -2 -47 6 -46 14C-40 14 -34 12 -30 8ZM30 -4C39 -8 46 -2 48 4C43 9 35 10 31 7Z" fill="#e6eef2"/>` +
    `<path d="M-22 -20C-24 0 -24 18 -26 32M12 -30C20 -22 20 0 22 16" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M-14 -24C-18 -18 -17 -9 -12 -8C-6 -9 -5 -19 -8 -24C-10 -27 -12 -27 -14 -24ZM8 -24C5 -18 6 -9 11 -8C17 -9 17 -19 14 -24C12 -27 10 -27 8 -24Z" fill="#16202a"/><path d="M-4 2C-5 10 4 11 4 3C3 -2 -3 -2 -4 2Z" fill="#16202a"/><circle cx="-11" cy="-18" r="1.7" fill="#b8ff6b"/><circle cx="11" cy="-18" r="1.7" fill="#b8ff6b"/>` +
    icon('n:candle', 46, -8, 24)
  );
}

function longship(L) {
  const wood = fur(L, '#c98a4a', '#8a5226', '#42230f');
  const sail = (i) =>
    `M${-30 + i * 12} -40C${-27 + i * 12} -26 ${-27 + i * 12} -12 ${-31 + i * 12} 2L${-19 + i * 12} 4C${-15 + i * 12} -12 ${-15 + i * 12} -26 ${-18 + i * 12} -40Z`;
  const shields = [-26, -13, 0, 13, 26].map(
    (x, i) =>
      `<g transform="translate(${x} ${19 - Math.abs(x) * 0.03})"><circle r="6.4" fill="${['#c8322f', '#e0b84a', '#2f6f9a', '#e0b84a', '#c8322f'][i]}" stroke="#2a1408" stroke-width="1.2"/><circle r="2" fill="#e8edf2"/><path d="M-6 0H6M0 -6V6" stroke="#2a1408" stroke-opacity=".4"/></g>`,
  );
  return (
    `<path d="M-2 -48H2V20H-2Z" fill="#5a3418"/><path d="M-34 -42H34V-38H-34Z" fill="#5a3418"/>` +
    [0, 1, 2, 3, 4].map((i) => `<path d="${sail(i)}" fill="${i % 2 ? '#f6ecd8' : '#b8322a'}"/>`).join('') +
    `<path d="M-48 -6C-46 10 -38 18 -28 20H28C38 18 42 4 41 -10C41 -20 46 -24 50 -22C46 -30 36 -28 35 -16C35 -2 32 10 24 14H-28C-38 12 -42 4 -43 -6C-44 -12 -48 -12 -48 -6Z" fill="${wood}"/>` +
    `<path d="M-44 6C-42 30 -24 38 0 38S40 32 41 2C36 16 30 20 24 20H-28C-36 20 -41 14 -44 6Z" fill="${wood}"/><path d="M-40 24C-24 30 24 30 38 22M-33 31C-18 36 18 36 31 30" fill="none" stroke="#2a1408" stroke-width="1.2" opacity=".6"/>` +
    shields.join('') +
    `<circle cx="43" cy="-22" r="1.3" fill="#ffe08a"/><path d="M-50 36C-40 30 -32 42 -22 36S-4 42 4 36S22 42 30 36S44 34 50 38V48H-50Z" fill="#8fd8e8" opacity=".85"/><path d="M-44 40C-36 36 -30 44 -22 40M2 41C10 37 18 45 26 40" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>`
  );
}

function cobra(L) {
  const skin = fur(L, '#f0c860', '#b8862a', '#5a3a0c');
  const belly = '#ffeec2';
  return (
    `<path d="M-44 40C-44 30 -20 26 0 26S44 30 44 40S22 49 0 49S-44 48 -44 40Z" fill="${skin}"/><path d="M-32 30C-32 22 -16 18 2 18S34 22 34 30S18 38 0 38S-32 37 -32 30Z" fill="${skin}" stroke="#4a2e08" stroke-width="1.2"/><path d="M38 40C46 38 51 32 49 24" fill="none" stroke="#8a6018" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M-9 30C-14 14 -10 4 -12 -6C-30 -12 -31 -34 -14 -44C-8 -50 8 -50 14 -44C31 -34 30 -12 12 -6C10 4 14 14 9 30Z" fill="${skin}"/>` +
    `<path d="M-6 30C-9 14 -6 2 -7 -6C-17 -14 -17 -30 -8 -36H8C17 -30 17 -14 7 -6C6 2 9 14 6 30Z" fill="${belly}"/><path d="M-11 -20H11M-11.6 -27H11.6M-9 -13H9M-6.6 -6H6.6M-6 1H6M-6.6 8H6.6M-7 15H7M-7 22H7" stroke="#c89a44" stroke-width="1.4"/>` +
    `<path d="M-18 -34C-22 -28 -22 -20 -18 -15M18 -34C22 -28 22 -20 18 -15" fill="none" stroke="#3f7fd0" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M0 -52C10 -52 13 -44 11 -37C8 -31 4 -29 0 -29S-8 -31 -11 -37C-13 -44 -10 -52 0 -52Z" fill="${skin}" stroke="#4a2e08" stroke-width="1"/><path d="M-8.6 -41L-3.4 -38.6C-4 -43 -6 -44 -8.6 -41ZM8.6 -41L3.4 -38.6C4 -43 6 -44 8.6 -41Z" fill="#ff3a2a" stroke="#2a1404" stroke-width=".8"/><path d="M0 -30V-24L-2.6 -20M0 -24L2.6 -20" fill="none" stroke="#d8202f" stroke-width="1.3" stroke-linecap="round"/>` +
    `<path d="M-20 40C-14 43 -8 43 -2 42M10 42C16 42 22 41 27 39M-18 30C-14 33 -8 34 -4 33" fill="none" stroke="#fff2b8" stroke-opacity=".8" stroke-width="2" stroke-linecap="round"/>`
  );
}

function rattler(L) {
  const skin = fur(L, '#d8b070', '#9a7038', '#4a3010');
  const band = (x, y, w, turn) =>
    `<path d="M${x - w} ${y}L${x} ${y - 3.4}L${x + w} ${y}L${x} ${y + 3.4}Z" transform="rotate(${turn} ${x} ${y})" fill="#4a2c10"/>`;
  return (
    `<path d="M30 34C42 30 44 16 40 2" fill="none" stroke="#9a7038" stroke-width="7" stroke-linecap="round"/><path d="M36 4C36 -4 36 -10 38 -18H43C44 -10 44 -4 44 4Z" fill="#e8d8a8"/><path d="M36 -1H44M36.4 -6H44M37 -11H43.6" stroke="#7a5a2a" stroke-width="1.4"/>` +
    `<path d="M-46 38C-46 26 -22 22 0 22S46 26 46 38S22 49 0 49S-46 48 -46 38Z" fill="${skin}"/><path d="M-36 26C-36 16 -16 12 0 12S34 16 34 26S16 35 0 35S-36 35 -36 26Z" fill="${skin}" stroke="#3a240c" stroke-width="1.2"/><path d="M-24 15C-24 7 -10 4 2 4S24 8 24 15S12 22 0 22S-24 22 -24 15Z" fill="${skin}" stroke="#3a240c" stroke-width="1.2"/>` +
    [
      [-32, 41, 6, -6],
      [-12, 44, 6, 0],
      [10, 44, 6, 0],
      [31, 41, 6, 8],
      [-22, 29, 5, -4],
      [-2, 31, 5, 0],
      [18, 29, 5, 5],
      [-10, 17, 4, 0],
      [9, 17, 4, 2],
    ]
      .map((b) => band(...b))
      .join('') +
    `<path d="M-6 12C-16 2 -18 -12 -12 -22C-8 -30 -14 -34 -22 -36L-18 -46C-2 -46 6 -34 2 -22C-2 -10 2 0 10 8Z" fill="${skin}"/><path d="M-8 -28C-4 -22 -6 -14 -8 -8C-9 0 -4 8 2 11" fill="none" stroke="#ffe9b8" stroke-width="3" opacity=".8" stroke-linecap="round"/>` +
    `<path d="M-14 -50C-4 -50 2 -43 0 -36C-6 -30 -20 -28 -36 -31C-40 -33 -40 -38 -37 -40C-28 -42 -24 -50 -14 -50Z" fill="${skin}" stroke="#3a240c" stroke-width="1.2"/><path d="M-38 -34C-28 -33 -18 -34 -10 -36" fill="none" stroke="#3a240c" stroke-width="1.4" stroke-linecap="round"/><path d="M-22 -43L-15 -41C-16 -46 -20 -47 -22 -43Z" fill="#ffd23f" stroke="#2a1808" stroke-width=".9"/><path d="M-19 -45V-41.6" stroke="#2a1808" stroke-width="1.3"/><path d="M-38 -35H-46L-50 -38M-46 -35L-50 -32" fill="none" stroke="#d8202f" stroke-width="1.5" stroke-linecap="round"/>`
  );
}

function octopus(L) {
  const skin = L.radial(
    [
      [0, '#ffb08a'],
      [0.5, '#f0603f'],
      [1, '#9a1f3a'],
    ],
    { cx: 0.4, cy: 0.25, r: 0.9 },
  );
  const limb = (d, w) =>
    `<path d="${d}" fill="none" stroke="#8a1a36" stroke-width="${w + 2.4}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#e2543f" stroke-width="${w}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#ffc9a8" stroke-width="${w * 0.3}" stroke-linecap="round" stroke-dasharray="0.1 ${w * 0.66}" transform="translate(0 ${w * 0.24})"/>`;
  const arms = [
    ['M-16 10C-34 8 -46 -4 -44 -18C-42 -28 -32 -26 -34 -18', 8],
    ['M16 10C34 8 46 -4 44 -18C42 -28 32 -26 34 -18', 8],
    ['M-16 14C-32 18 -40 24 -46 36C-50 44 -42 48 -38 42', 9],
    ['M16 14C32 18 40 24 46 36C50 44 42 48 38 42', 9],
    ['M-10 16C-20 26 -18 36 -26 44C-32 50 -36 42 -30 38', 9],
    ['M10 16C20 26 18 36 26 44C32 50 36 42 30 38', 9],
    ['M-4 18C-8 30 -2 36 -8 46', 9],
    ['M5 18C8 30 4 38 12 46C16 50 20 46 17 42', 9],
  ];
  return (
    arms.map(([d, w]) => limb(d, w)).join('') +
    `<path d="M0 -50C22 -50 33 -34 31 -17C30 -6 24 -1 23 7C22 18 10 22 0 22S-22 18 -23 7C-24 -1 -30 -6 -31 -17C-33 -34 -22 -50 0 -50Z" fill="${skin}" stroke="#8a1a36" stroke-width="1.4"/>` +
    `<g fill="#ffd0a8" opacity=".6"><ellipse cx="-12" cy="-40" rx="5" ry="3" transform="rotate(-28 -12 -40)"/><circle cx="14" cy="-38" r="2.4"/><circle cx="21" cy="-28" r="3"/><circle cx="-22" cy="-28" r="2.2"/><circle cx="2" cy="-43" r="1.8"/></g>` +
    [-1, 1]
      .map(
        (k) =>
          `<g transform="scale(${k} 1)"><ellipse cx="13" cy="-4" rx="9.4" ry="9" fill="#7a1430"/><ellipse cx="13" cy="-3.4" rx="7.8" ry="7.2" fill="#fff2b8"/><rect x="7.6" y="-5.4" width="10.8" height="4.2" rx="2.1" fill="#1c0a14"/><path d="M3 -10C8 -15 18 -15 23 -8C18 -11 9 -11 3 -10Z" fill="#8a1a36"/></g><circle cx="${k * 13 - 3}" cy="-6.6" r="1.6" fill="#fff"/>`,
      )
      .join('') +
    `<path d="M-6 12C-2 15 3 15 7 11" fill="none" stroke="#7a1430" stroke-width="1.8" stroke-linecap="round"/>`
  );
}

function unicorn(L) {
  const coat = fur(L, '#ffffff', '#f3eafc', '#b9a6dc');
  const mane = L.linear([
    [0, '#ff8fd0'],
    [0.4, '#b97aff'],
    [0.75, '#5fb8ff'],
    [1, '#5fffe0'],
  ]);
  return (
    `<path d="M-30 -4C-46 -8 -52 8 -46 22C-42 32 -48 38 -52 40C-40 44 -32 34 -34 22C-36 12 -34 6 -28 4Z" fill="${mane}"/>` +
    `<path d="M-22 16L-28 32L-24 47H-17L-19 33L-10 20ZM14 14L16 30L10 44L16 47L24 31L22 14Z" fill="#a893cc"/>` +
    `<path d="M-32 4C-34 -8 -22 -14 -10 -12C0 -10 6 -14 10 -22C12 -30 16 -37 23 -40L25 -46L29 -40C36 -38 42 -30 47 -22C49 -18 45 -14 41 -15C36 -17 32 -18 29 -17C28 -8 28 2 25 10L33 20C37 16 42 16 45 19L44 24L36 27L21 18C12 20 0 18 -8 18C-11 24 -17 28 -18 32L-22 47H-30L-29 31C-26 26 -27 20 -30 15Z" fill="${coat}"/>` +
    `<path d="M-30 47H-22L-21 43H-29.6ZM44 24L45 19L41 17.6L39.6 26ZM-24 47H-17L-17.4 43H-25ZM10 44L16 47L18 43.6L12.6 40Z" fill="#7a5ab8"/>` +
    `<path d="M27 -41L38 -60L32.4 -38Z" fill="${L.linear([
      [0, '#fff6c8'],
      [1, '#f0a83a'],
    ])}" stroke="#c87a1a" stroke-width=".8"/><path d="M29.6 -45L33.6 -42M32 -50L35 -47" stroke="#c87a1a" stroke-width="1"/>` +
    `<path d="M25 -42C16 -46 8 -40 6 -32C4 -26 -2 -24 -8 -24C-4 -20 0 -19 2 -20C-2 -14 -6 -12 -12 -12C-4 -6 6 -8 9 -16C14 -22 14 -30 20 -34C24 -35 27 -37 25 -42Z" fill="${mane}"/>` +
    `<path d="M20 -41C15 -38 11 -33 9 -27M14 -41C10 -36 7 -31 3 -27" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2" stroke-linecap="round"/>` +
    `<path d="M31 -31C33 -33.6 36.4 -33 37.4 -30.4C35 -29 33 -29.4 31 -31Z" fill="#2a1a4a"/><circle cx="44.4" cy="-19.6" r="1" fill="#7a5a9a"/><path d="M44 -15.6C41 -16.4 39.6 -17.4 38.6 -19" fill="none" stroke="#9a7ab8" stroke-width="1" stroke-linecap="round"/><path d="M25 10C20 12 15 10 13 6M-8 18C-14 16 -16 8 -14 2" fill="none" stroke="#a893cc" stroke-width="1.4" stroke-linecap="round"/>`
  );
}

function alien(L) {
  const skin = fur(L, '#c8ff9a', '#6fd85a', '#1f8a4a');
  const suit = fur(L, '#f2f4ff', '#aab4dc', '#5a628f');
  return (
    `<path d="M-12 24C-14 34 -16 42 -22 48H-6L-1 34H1L6 48H22C16 42 14 34 12 24Z" fill="${suit}"/><path d="M-22 48H-6L-5 44.6C-10 43 -16 43.4 -19.6 45ZM22 48H6L5 44.6C10 43 16 43.4 19.6 45Z" fill="#ff5fb0"/>` +
    `<path d="M14 8C24 8 32 0 34 -10" fill="none" stroke="#8f98c4" stroke-width="7" stroke-linecap="round"/><path d="M30 -12C28 -18 32 -19 33 -14C32 -22 36 -23 36 -15C38 -22 42 -20 39 -14C43 -17 45 -13 40 -9C37 -5 31 -6 30 -12Z" fill="${skin}"/>` +
    `<path d="M-14 8C-22 12 -26 20 -24 28" fill="none" stroke="#8f98c4" stroke-width="7" stroke-linecap="round"/><circle cx="-24" cy="31" r="5" fill="#6fd85a"/>` +
    `<path d="M-14 2C-18 14 -16 26 -12 30H12C16 26 18 14 14 2Z" fill="${suit}"/><path d="M-8 12H8V22H-8Z" rx="2" fill="#2a2f5a"/><circle cx="-4" cy="17" r="2" fill="#ff5f6b"/><circle cx="1" cy="17" r="1.6" fill="#ffd24a"/><circle cx="5" cy="17" r="1.6" fill="#5fffe0"/>` +
    `<path d="M0 -50C20 -50 31 -38 28 -24C25 -10 10 4 0 4S-25 -10 -28 -24C-31 -38 -20 -50 0 -50Z" fill="${skin}"/><path d="M-18 -42C-12 -47 -2 -48 6 -46" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>` +
    [-1, 1]
      .map(
        (k) =>
          `<g transform="scale(${k} 1)"><path d="M4 -16C4 -26 14 -34 23 -31C25 -22 16 -12 4 -16Z" fill="#0f1430"/></g><ellipse cx="${k * 15 - 3}" cy="-26" rx="3" ry="2" fill="#fff" opacity=".9"/>`,
      )
      .join('') +
    `<path d="M-7 -6C-3 -3 3 -3 7 -6" fill="none" stroke="#156a38" stroke-width="1.8" stroke-linecap="round"/><path d="M-2 -11H-1M1 -11H2" stroke="#156a38" stroke-width="1.4" stroke-linecap="round"/><ellipse cy="4" rx="12" ry="3.6" fill="none" stroke="#dfe4ff" stroke-width="3"/>`
  );
}

function robot(L) {
  const steel = fur(L, '#ffffff', '#b8c6e8', '#5a6a9a');
  const dark = '#141a3a';
  return (
    `<path d="M-14 30H-5V44H-14ZM5 30H14V44H5Z" fill="#7a88b8"/><path d="M-20 49C-20 43 -14 42 -4 42V49ZM20 49C20 43 14 42 4 42V49Z" fill="${steel}"/>` +
    `<path d="M22 6C34 6 38 -6 36 -16" fill="none" stroke="#8a98c8" stroke-width="6" stroke-linecap="round"/><path d="M30 -18C28 -28 34 -32 36 -26C38 -32 45 -28 43 -18C40 -12 33 -12 30 -18Z" fill="${steel}"/><path d="M-22 6C-32 10 -34 18 -32 24" fill="none" stroke="#8a98c8" stroke-width="6" stroke-linecap="round"/><path d="M-38 24C-40 32 -36 36 -34 30C-32 36 -26 34 -27 25C-30 21 -36 20 -38 24Z" fill="${steel}"/>` +
    `<path d="M-34 -40C-46 -56 -10 -58 0 -52S42 -46 38 -30" fill="none" stroke="#ffc93f" stroke-width="2.2"/>` +
    `<rect x="-22" y="-2" width="44" height="34" rx="9" fill="${steel}"/><rect x="-14" y="5" width="28" height="19" rx="5" fill="${dark}"/><path d="M-9 15H-5L-2 9L2 20L5 15H10" fill="none" stroke="#5fffe0" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-17.6" cy="28" r="1.6" fill="#ff5f8f"/><circle cx="17.6" cy="28" r="1.6" fill="#ffd24a"/>` +
    `<rect x="-5" y="-7" width="10" height="7" fill="#7a88b8"/><rect x="-26" y="-42" width="52" height="36" rx="13" fill="${steel}"/><rect x="-19" y="-35" width="38" height="22" rx="10" fill="${dark}"/><path d="M-12 -25C-11 -29 -6 -29 -5 -25M5 -25C6 -29 11 -29 12 -25" fill="none" stroke="#5fffe0" stroke-width="3.2" stroke-linecap="round"/><path d="M-5 -19C-2 -16.6 2 -16.6 5 -19" fill="none" stroke="#5fffe0" stroke-width="2" stroke-linecap="round"/><circle cx="-28" cy="-24" r="4.4" fill="#ff5f8f"/><circle cx="28" cy="-24" r="4.4" fill="#ff5f8f"/>` +
    `<path d="M-24 -41C-16 -45 -12 -42 -11 -49C-8 -54 -3 -51 0 -51S8 -54 11 -49C12 -42 16 -45 24 -41C14 -37 -14 -37 -24 -41Z" fill="#a8602a"/><path d="M-11.4 -46C-4 -43.6 4 -43.6 11.4 -46L11.8 -43.4C4 -41 -4 -41 -11.8 -43.4Z" fill="#ffd24a"/><path d="M-18 -38C-12 -36 -6 -36 0 -36" stroke="#fff" stroke-opacity=".8" stroke-width="1.6" fill="none"/>`
  );
}

const standing = (body, lift = 5) => `<g transform="translate(0 ${lift}) scale(1.02)">${body}</g>`;

function count(L, c) {
  const cast = {
    skin: ['#efe6ea', '#b9a6b8', '#a8142a'],
    hair: '#14121a',
    style: 'slick',
    brow: '#14121a',
    eye: '#c8142a',
    outfit: 'tuxedo',
    colour: '#191b23',
    tie: '#b8142a',
    r: c.r,
  };
  const { body } = person(L, cast, 'rest');
  const cape = L.linear([
    [0, '#2a2530'],
    [1, '#08060c'],
  ]);
  return standing(
    `<path d="M-30 10C-46 -4 -40 -24 -22 -22C-14 -10 14 -10 22 -22C40 -24 46 -4 30 10C40 26 44 44 46 60H-46C-44 44 -40 26 -30 10Z" fill="${cape}"/><path d="M-24 -16C-14 -2 14 -2 24 -16C32 -14 34 0 26 12L30 60H-30L-26 12C-34 0 -32 -14 -24 -16Z" fill="#a8122a"/>${body}<path d="M-2.6 -15.4L-1.8 -12.6L-1 -15.2M2.8 -15.6L2 -12.8L1.2 -15.2" fill="#fff"/><path d="M-30 10C-40 26 -44 44 -46 60H-24C-26 44 -26 24 -22 10ZM30 10C40 26 44 44 46 60H24C26 44 26 24 22 10Z" fill="${cape}"/><path d="M-9 2L0 8L9 2" fill="none" stroke="#e8c45a" stroke-width="1.8"/><circle cy="8.6" r="3" fill="#e8203f" stroke="#ffe08a" stroke-width="1"/>`,
    9,
  );
}

function zombie(L, c) {
  const cast = {
    skin: ['#a8c47a', '#6f8f4f', '#5a3a3a'],
    hair: '#3a2f22',
    style: 'side',
    beard: 'short',
    brow: '#2a2218',
    eye: '#f2e04a',
    outfit: 'waistcoat',
    colour: '#5a4a6a',
    tie: '#8a1f2f',
    r: c.r,
  };
  const { body, arms } = person(L, cast, 'invite');
  return standing(
    `${body}${arms}<path d="M-8 -36L-2 -33M-6 -38L-4.6 -32M4 -20L10 -18M6 -21.6L7 -16.6" stroke="#3f5a2a" stroke-width="1.1" stroke-linecap="round"/><path d="M-20 20L-14 28L-19 34ZM17 38L12 46L18 52Z" fill="#2a2030"/><path d="M-22 44L-17 52L-12 46L-7 54L-1 47L5 55L11 47L17 54L22 45V80H-22Z" fill="${darken('#5a4a6a', 0.72)}" opacity=".55"/>`,
    9,
  );
}

export const creatures = {
  wolf,
  lion,
  panda,
  'polar-bear': polarBear,
  fox,
  ghost,
  octopus,
  unicorn,
  alien,
  robot,
  longship,
  cobra,
  rattler,
  count,
  zombie,
  teapot: (L) =>
    `<path d="M28 -6C46 -14 50 14 26 24" fill="none" stroke="#1f7a58" stroke-width="7" stroke-linecap="round"/><path d="M-28 8C-40 2 -40 -16 -50 -22C-40 -26 -30 -18 -24 -6Z" fill="#2f9a70"/><path d="M0 -20C24 -20 34 -4 32 12C30 30 16 40 0 40S-30 30 -32 12C-34 -4 -24 -20 0 -20Z" fill="${L.radial(
      [
        [0, lighten('#5fe0a8', 0.4)],
        [0.5, '#2fae7c'],
        [1, '#0d5a40'],
      ],
      { cx: 0.36, cy: 0.28, r: 0.85 },
    )}"/><path d="M-18 -19C-14 -30 14 -30 18 -19C10 -15 -10 -15 -18 -19Z" fill="#43c493" stroke="#0d5a40" stroke-width="1.2"/><circle cy="-32" r="5" fill="#f0c860"/><path d="M-16 40H16L18 46H-18Z" fill="#f0c860"/><g fill="none" stroke="#f6e0a0" stroke-width="1.8" stroke-linecap="round"><path d="M-20 14C-12 2 -4 22 4 12S18 6 22 14"/><path d="M-16 24C-8 16 0 30 8 22S16 20 20 24"/></g><path d="M-24 0C-22 -8 -14 -12 -8 -13" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3.4" stroke-linecap="round"/>`,
};
