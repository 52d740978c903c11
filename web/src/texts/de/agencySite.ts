import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Hier ist noch nichts',
  nobodyHereHint:
    'Diese Adresse wird nicht verwendet. Wenn sie neu ist, versuchen Sie es in einigen Minuten noch einmal.',
} satisfies Translation<typeof english>
