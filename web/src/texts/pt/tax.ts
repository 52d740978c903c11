import type { texts as english } from '../en/tax.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  vatId: 'Número de IVA',
  vatIdHint:
    'Com o número de IVA da sua empresa, por exemplo {example}, suas faturas são tributadas pelas regras dele.',
  saveVatId: 'Salvar número de IVA',
  vatIdSaved: 'Número de IVA salvo',
  vatIdRemoved: 'Número de IVA removido',
  vatIdFailed: 'Não foi possível salvar seu número de IVA. Tente de novo.',
  reverseCharge: 'Imposto (autoliquidação)',
  taxAtPayment:
    'Você paga em {currency}. O imposto é calculado pelo seu endereço. Fica assim depois que você tiver um cartão.',
  vatIdNotSaved: 'Seu número de IVA não está salvo.',
} satisfies Translation<typeof english>
