// What crosses the road: boxes as in core/iso.js. Streets run along y; "away" shows its back, "near" its front.
const tyre = '#1b1d2b';
const glass = '#bfe9ff';

function car(body, roof, { away, light = '#fff2b0' }) {
  const lamp = away ? '#ff4d4d' : light;
  return [
    [-11, -24, 0, 4, 9, 5, tyre],
    [-11, 14, 0, 4, 9, 5, tyre],
    [-10, -28, 3, 20, 56, 9, body],
    [8, -22, 0, 4, 9, 6, tyre],
    [8, 14, 0, 4, 9, 6, tyre],
    [-9, away ? -14 : -18, 12, 18, 34, 8, glass],
    [-9, away ? -13 : -17, 20, 18, 32, 2.4, roof],
    [-9, 28, 6, 5, 0.6, 3.4, lamp],
    [4, 28, 6, 5, 0.6, 3.4, lamp],
    [-9, 28, 3, 18, 1, 2, '#e8ebf5'],
  ];
}

function truck(cab, load, { away }) {
  const front = [
    [-11, away ? -40 : 20, 3, 22, 20, 20, cab],
    [-9, away ? -38 : 22, 14, 20.4, away ? 14 : 18.4, 7, glass],
  ];
  const back = [
    [-12, away ? -19 : -40, 5, 24, 58, 30, load],
    [12, away ? -12 : -33, 16, 0.3, 44, 4, '#ffffff'],
  ];
  const lamps = away
    ? [
        [-10, 39, 7, 5, 0.6, 4, '#ff4d4d'],
        [5, 39, 7, 5, 0.6, 4, '#ff4d4d'],
      ]
    : [
        [-10, 40, 5, 5, 0.6, 4, '#fff2b0'],
        [5, 40, 5, 5, 0.6, 4, '#fff2b0'],
      ];
  const wheels = [-32, -6, 24].map((y) => [9, y, 0, 4, 11, 8, tyre]);
  return [[-12, -32, 0, 4, 66, 5, tyre], ...(away ? [...front, ...back] : [...back, ...front]), ...wheels, ...lamps];
}

const chicken = [
  [-3, -4, 0, 2, 2, 5, '#ff9d2e'],
  [-3, 3, 0, 2, 2, 5, '#ff9d2e'],
  [-8, -7, 5, 14, 14, 12, '#fffaf0'],
  [-10, -5, 12, 4, 10, 6, '#f1e7d6'],
  [-6, -8.4, 8, 9, 1.6, 6, '#f1e7d6'],
  [-6, 7, 8, 9, 1.6, 6, '#f1e7d6'],
  [-3, -6, 17, 10, 12, 9, '#fffaf0'],
  [-1, -1.6, 26, 6, 3.2, 4, '#f0364d'],
  [7, -2.6, 19, 4, 5.2, 2.6, '#ff9d2e'],
  [7, -1.6, 16.4, 2, 3.2, 2.6, '#f0364d'],
  [7, 3, 21.6, 0.4, 1.8, 2, '#20131f'],
  [3.6, 6, 21.6, 2, 0.4, 2, '#20131f'],
];

const coin = [
  [-2, -8, 3, 4, 16, 22, '#ffc53d'],
  [-2, -11, 6, 4, 22, 16, '#ffc53d'],
  [2, -4, 8, 0.5, 8, 12, '#fff0a8'],
];

export const figures = {
  'road-car': { boxes: car('#ff5468', '#ff8190', { away: true }), shadow: [-12, -28, 26, 60] },
  'road-taxi': { boxes: car('#ffc53d', '#fff3c9', { away: false }), shadow: [-12, -28, 26, 60] },
  'road-truck': { boxes: truck('#38b6ff', '#f4f6ff', { away: true }), shadow: [-13, -40, 28, 82] },
  'road-van': { boxes: truck('#8a5cff', '#ff8a4c', { away: false }), shadow: [-13, -40, 28, 82] },
  'road-coupe': { boxes: car('#37d39b', '#8df0cf', { away: true }), shadow: [-12, -28, 26, 60] },
  'road-cab': { boxes: car('#6f7bff', '#a9b2ff', { away: false }), shadow: [-12, -28, 26, 60] },
  'road-chicken': { boxes: chicken, shadow: [-9, -8, 20, 16] },
  'road-coin': { boxes: coin, shadow: [-3, -10, 7, 20] },
};
