import type { texts as english } from '../en/organisationPlan.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  plan: 'Abonnement',
  pricePerMonth: '{price} per maand',
  planNotLoaded: 'Het abonnement kon niet worden geladen',
  planEnds: 'Het abonnement eindigt met de betaalde maand',
  endPlan: 'Abonnement opzeggen',
  endPlanOf: '“{name}” opzeggen?',
  endPlanHint:
    'Het loopt tot {at} en wordt niet meer in rekening gebracht. Betaald tegoed blijft. Zolang klanten de facturering zien, kunnen ze het voortzetten.',
  planStopped: 'Het betaalaccount is losgekoppeld, dus het is onbekend wat er met het abonnement gebeurt.',
  planUnpaid: 'De laatste betaling is mislukt.',
  billingIsOff: 'Klanten zien hun facturering nu niet, maar dit abonnement wordt nog in rekening gebracht.',
  planEndsOn: 'Eindigt op {at}.',
  planRenewsOn: 'Wordt verlengd op {at}.',
} satisfies Translation<typeof english>
