import type { texts as english } from '../en/planRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  creditsNotSold: 'Het abonnement wordt niet met {credits} credits per maand verkocht.',
  bankMustConfirm:
    'Uw bank wil elke betaling laten bevestigen, dus deze kaart kan geen directe wijziging betalen. Gebruik een andere kaart.',
  payPlanFirst: 'Uw laatste betaling staat open. Betaal die eerst en wijzig dan het abonnement.',
  vatIdInvalid: 'Dat is geen geldig btw-nummer voor uw land.',
  vatIdNotUsed: 'Btw-nummers worden hier nog niet gebruikt.',
  taxAddressMissing:
    'Uw factuuradres is niet volledig genoeg om de belasting te berekenen. Voeg een kaart met uw volledige adres toe.',
  reactivatePlanFirst: 'Uw abonnement eindigt. Heractiveer het eerst en wijzig het dan.',
} satisfies Translation<typeof english>
