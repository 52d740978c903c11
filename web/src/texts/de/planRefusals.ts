import type { texts as english } from '../en/planRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  creditsNotSold: 'Der Plan wird nicht mit {credits} Credits im Monat verkauft.',
  bankMustConfirm:
    'Ihre Bank will jede Zahlung bestätigt haben, deshalb kann diese Karte keine sofortige Änderung bezahlen. Bitte nehmen Sie eine andere Karte.',
  payPlanFirst: 'Ihre letzte Zahlung ist offen. Bezahlen Sie sie zuerst und ändern Sie dann den Plan.',
  vatIdInvalid: 'Das ist keine gültige USt-IdNr. für Ihr Land.',
  vatIdNotUsed: 'USt-IdNrn. werden hier noch nicht verwendet.',
  taxAddressMissing:
    'Ihre Rechnungsadresse reicht nicht, um die Steuer zu berechnen. Fügen Sie eine Karte mit Ihrer vollständigen Adresse hinzu.',
  reactivatePlanFirst: 'Ihr Abonnement endet. Reaktivieren Sie es zuerst und ändern Sie dann den Plan.',
} satisfies Translation<typeof english>
