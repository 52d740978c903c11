import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Hier is nog niets',
  nobodyHereHint:
    'Dit adres is niet in gebruik. Als het nieuw is, probeer het dan over een paar minuten opnieuw.',
} satisfies Translation<typeof english>
