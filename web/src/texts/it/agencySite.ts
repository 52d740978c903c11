import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Qui non c’è ancora nulla',
  nobodyHereHint: 'Questo indirizzo non è in uso. Se è nuovo, riprova tra qualche minuto.',
} satisfies Translation<typeof english>
