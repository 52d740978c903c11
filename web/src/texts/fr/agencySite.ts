import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Il n’y a encore rien ici',
  nobodyHereHint: 'Cette adresse n’est pas utilisée. Si elle est nouvelle, réessayez dans quelques minutes.',
} satisfies Translation<typeof english>
