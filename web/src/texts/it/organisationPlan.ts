import type { texts as english } from '../en/organisationPlan.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  plan: 'Piano',
  pricePerMonth: '{price} al mese',
  planNotLoaded: 'Non è stato possibile caricare il piano',
  planEnds: 'Il piano termina con il mese pagato',
  endPlan: 'Annulla piano',
  endPlanOf: 'Annullare «{name}»?',
  endPlanHint:
    'Resta attivo fino al {at} e non viene più addebitato. I crediti pagati restano. Finché i clienti vedono la fatturazione, possono continuarlo.',
  planStopped: 'L’account di pagamento è scollegato, quindi non si sa che ne è del piano.',
  planUnpaid: 'L’ultimo pagamento non è riuscito.',
  billingIsOff: 'I clienti ora non vedono la fatturazione, ma questo piano continua a essere addebitato.',
  planEndsOn: 'Termina il {at}.',
  planRenewsOn: 'Si rinnova il {at}.',
} satisfies Translation<typeof english>
