export const texts = {
  na: 'North America',
  eu: 'Europe',
} as const
