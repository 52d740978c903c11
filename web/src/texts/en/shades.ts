export const texts = {
  shades: 'Shades',
  generateAgain: 'Generate again',
  editShades: 'Edit shades',
  closeShades: 'Close shades',
  shade: 'Shade {n, number}',
  pickShade: 'Pick shade {n, number}',
} as const
