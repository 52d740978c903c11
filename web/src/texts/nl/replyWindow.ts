import type { texts as english } from '../en/replyWindow.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  windowIsOpen: 'U kunt nog {time} vrij antwoorden. Daarna moet de persoon eerst weer schrijven.',
  windowIsOpenForTemplates:
    'U kunt nog {time} vrij antwoorden. Daarna bezorgt WhatsApp alleen goedgekeurde sjablonen.',
  windowIsOver:
    'Er zijn 24 uur verstreken sinds het laatste bericht van deze persoon: vrije antwoorden worden niet meer bezorgd. De persoon moet eerst weer schrijven.',
  windowNeedsTemplate:
    'Er zijn 24 uur verstreken sinds het laatste bericht van deze persoon. Tot die weer schrijft, bezorgt WhatsApp alleen goedgekeurde sjablonen.',
  windowOfPeople: 'Er zijn 24 uur voorbij: de agent antwoordt niet meer, maar u kunt dat nog {time}.',
  weekIsOver:
    'Er zijn zeven dagen voorbij sinds het laatste bericht van deze persoon: antwoorden worden niet meer bezorgd. Hij of zij moet eerst weer schrijven.',
  sendTemplate: 'Sjabloon verzenden',
  sendThisTemplate: 'Sjabloon verzenden',
  template: 'Sjabloon',
  textFor: 'Tekst voor {variable}',
  noTemplates: 'WhatsApp heeft nog geen sjabloon goedgekeurd.',
  templateGone: 'Het gekozen sjabloon is niet meer goedgekeurd. Kies een ander.',
  templatesWait: 'WhatsApp heeft nog niet beslist: {names}',
  templatesRefused: 'WhatsApp neemt deze niet: {names}',
  templatesNotLoaded: 'De sjablonen konden niet worden geladen',
} satisfies Translation<typeof english>
