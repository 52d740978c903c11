import type { texts as english } from '../en/demo.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Demo',
  description: 'Sprechen Sie mit einem veröffentlichten Agenten im echten Widget.',
  heading: 'Fragen Sie ihn etwas',
  lead: 'Das ist das echte Widget mit einem echten Agenten eines erfundenen Geschäfts. Seine Antworten kommen aus dessen eigenen Dokumenten.',
  leadWithoutAgent:
    'Legen Sie in wenigen Minuten einen Agenten an und sprechen Sie im Testchat mit ihm, bevor es andere können.',
  chat: 'Demo-Chat',
  steps: 'Was Sie ausprobieren können',
  knows: 'Etwas, das er weiß',
  knowsText:
    'Fragen Sie nach Lieferung, Rückgabe oder Öffnungszeiten. Ein Druck auf die Quelle zeigt die Stelle.',
  knowsNot: 'Etwas, das er nicht weiß',
  knowsNotText: 'Er sagt es, statt eine Antwort zu erfinden.',
  language: 'Eine andere Sprache',
  languageText: 'Fragen Sie in Ihrer. Das Menü ändert die Sprache des Chats.',
  person: 'Einen Menschen',
  personText: 'Sagen Sie, dass Sie mit jemandem sprechen möchten, und sehen Sie, wie der Agent übergibt.',
} satisfies Translation<typeof english>
