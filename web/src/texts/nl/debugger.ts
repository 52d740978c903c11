import type { texts as english } from '../en/debugger.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  testChat: 'Testchat',
  startOver: 'Opnieuw beginnen',
  closeTestChat: 'Testchat sluiten',
  saveChanges: 'Wijzigingen opslaan',
  receiptsHint: 'Elk antwoord kost credits, net als op uw website. Het bewijs ervan verschijnt hier.',
  receipts: 'Bewijzen',
  tryAgain: 'Opnieuw proberen',
  model: 'Model',
  tokens: 'Tokens',
  firstToken: 'Eerste token',
  total: 'Totaal',
  whyThesePassages: 'Waarom deze passages?',
  noPassageUsed: 'Er is geen passage van de kennis gebruikt.',
  talksTo: 'Praat met het concept van {title}',
  unsavedElsewhere: 'Uw niet-opgeslagen wijzigingen staan hier nog niet in.',
  conversationWith: 'Gesprek met {title}',
  reportSummary:
    '{passages, plural, one {# passage} other {# passages}} · {tokens, number} tokens · {credits} credits · {seconds, number, oneDecimal} s',
  tokensInOut: '{input, number} in, {output, number} uit',
  milliseconds: '{ms, number} ms',
  answerBroke: 'Het antwoord brak af. Probeer het opnieuw.',
  receipt: 'Bon',
  credits: 'Credits',
} satisfies Translation<typeof english>
