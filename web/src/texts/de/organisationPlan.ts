import type { texts as english } from '../en/organisationPlan.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  plan: 'Tarif',
  pricePerMonth: '{price} im Monat',
  planNotLoaded: 'Der Tarif konnte nicht geladen werden',
  planEnds: 'Der Tarif endet mit dem bezahlten Monat',
  endPlan: 'Tarif kündigen',
  endPlanOf: '„{name}“ kündigen?',
  endPlanHint:
    'Er läuft bis {at} und wird nicht noch einmal berechnet. Bezahltes Guthaben bleibt. Solange Kunden die Abrechnung sehen, können sie ihn fortsetzen.',
  planStopped: 'Das Zahlungskonto ist getrennt, daher ist unbekannt, was aus dem Tarif wird.',
  planUnpaid: 'Die letzte Zahlung ist fehlgeschlagen.',
  billingIsOff: 'Die Kunden sehen ihre Abrechnung gerade nicht, der Tarif wird aber weiter berechnet.',
  planEndsOn: 'Endet am {at}.',
  planRenewsOn: 'Verlängert sich am {at}.',
} satisfies Translation<typeof english>
