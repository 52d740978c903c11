import type { texts as english } from '../en/replyWindow.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  windowIsOpen: 'Sie können noch {time} frei antworten. Danach muss die Person erst wieder schreiben.',
  windowIsOpenForTemplates:
    'Sie können noch {time} frei antworten. Danach stellt WhatsApp nur genehmigte Vorlagen zu.',
  windowIsOver:
    'Seit der letzten Nachricht dieser Person sind 24 Stunden vergangen: Freie Antworten werden nicht mehr zugestellt. Die Person muss erst wieder schreiben.',
  windowNeedsTemplate:
    'Seit der letzten Nachricht dieser Person sind 24 Stunden vergangen. Bis sie wieder schreibt, stellt WhatsApp nur genehmigte Vorlagen zu.',
  windowOfPeople: '24 Stunden sind vorbei: Der Agent antwortet nicht mehr, Sie können es noch {time} lang.',
  weekIsOver:
    'Seit der letzten Nachricht dieser Person sind sieben Tage vergangen: Antworten werden nicht mehr zugestellt. Sie muss zuerst wieder schreiben.',
  sendTemplate: 'Vorlage senden',
  sendThisTemplate: 'Vorlage senden',
  template: 'Vorlage',
  textFor: 'Text für {variable}',
  noTemplates: 'WhatsApp hat noch keine Vorlage genehmigt.',
  templateGone: 'Die gewählte Vorlage ist nicht mehr genehmigt. Wählen Sie eine andere.',
  templatesWait: 'WhatsApp hat noch nicht entschieden: {names}',
  templatesRefused: 'WhatsApp nimmt diese nicht: {names}',
  templatesNotLoaded: 'Die Vorlagen konnten nicht geladen werden',
} satisfies Translation<typeof english>
