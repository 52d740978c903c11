import type { texts as english } from '../en/signUp.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Toegang vragen',
  lead: '<b>{name}</b> beslist wie toegang krijgt. Je hoort het per mail.',
  name: 'Je naam',
  company: 'Bedrijf',
  message: 'Bericht',
  messageHint: 'Niet verplicht. Wat je nodig hebt, of wie je hier kent.',
  missing: 'Vul dit veld in.',
  send: 'Verder',
  haveAccount: 'Heb je een account? <link>Inloggen</link>',
  codeSent: 'We hebben een code gestuurd naar <b>{email}</b>. Hij werkt een half uur.',
  code: 'Code',
  codeMissing: 'Vul de zes cijfers van de code in.',
  confirm: 'Verzoek versturen',
  back: 'Terug',
  sent: 'Je verzoek is verstuurd',
  sentHint: '<b>{name}</b> antwoordt per mail aan <b>{email}</b>.',
  toSignIn: 'Naar het inloggen',
} satisfies Translation<typeof english>
