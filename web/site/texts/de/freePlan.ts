import type { texts as english } from '../en/freePlan.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Den kostenlosen Plan nutzen',
  description: 'Alles, was Sie brauchen, um einen Agenten auf Ihrer Website auszuprobieren. Ohne Karte.',
  lead: 'Probieren Sie alles auf Ihrer eigenen Website aus. Es endet nicht nach ein paar Tagen, und Sie brauchen keine Karte.',
  compare: 'Pläne vergleichen',
  features: 'Was Sie bekommen',
  usedUp: 'Was passiert, wenn das Guthaben verbraucht ist?',
  usedUpText:
    'Der Agent antwortet nicht mehr, Ihr Team kann es weiterhin. Laden Sie auf oder wählen Sie einen Plan, um fortzufahren.',
  leftOut: 'Fehlt etwas?',
  leftOutText:
    'Nichts am Editor, am Widget oder am Posteingang. Zusätze wie White Label brauchen einen bezahlten Plan.',
  closing: 'Beginnen Sie jetzt',
  closingText: 'Eine E-Mail-Adresse genügt.',
} satisfies Translation<typeof english>
