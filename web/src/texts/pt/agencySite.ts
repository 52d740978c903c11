import type { texts as english } from '../en/agencySite.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  nobodyHere: 'Ainda não há nada aqui',
  nobodyHereHint: 'Este endereço não está em uso. Se for novo, tente novamente daqui a alguns minutos.',
} satisfies Translation<typeof english>
