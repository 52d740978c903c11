export const texts = {
  nobodyHere: 'There is nothing here yet',
  nobodyHereHint: 'This address is not in use. If it is new, try again in some minutes.',
} as const
