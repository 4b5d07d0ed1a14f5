// Six wide scenes for the lobby. They carry no lettering: the page writes on the calm left side.
export const banners = [
  { id: 'deep', studio: 'fathom', theme: 'deepsea', hero: 'n:whale', helper: 'n:tropical-fish' },
  { id: 'dragon', studio: 'lanternhouse', theme: 'dragon', hero: 'f:dragon', helper: 'f:coin' },
  { id: 'neon', studio: 'voltgrid', theme: 'cyber', hero: 'n:motorcycle', helper: 'f:gem-stone' },
  { id: 'jackpot', studio: 'lanternhouse', theme: 'gold', hero: 'n:treasure-chest', helper: 'f:crown' },
  { id: 'candy', studio: 'gumdrop', theme: 'candy', hero: 'f:cupcake', helper: 'f:lollipop' },
  { id: 'north', studio: 'runehall', theme: 'norse', hero: 'n:mammoth', helper: 'n:shield' },
].map((banner) => ({ ...banner, category: 'slots', name: '', seed: `foyer:banner:${banner.id}` }));
