import type { texts as english } from '../en/demo.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Demo',
  description: 'Parla con un agente pubblicato nel vero widget.',
  heading: 'Chiedigli qualcosa',
  lead: 'Questo è il vero widget, con un vero agente di un negozio inventato. Le sue risposte vengono dai documenti del negozio.',
  leadWithoutAgent: 'Crea un agente in pochi minuti e parlagli nella chat di prova, prima di chiunque altro.',
  chat: 'Chat dimostrativa',
  steps: 'Che cosa provare',
  knows: 'Qualcosa che sa',
  knowsText: 'Chiedi di consegne, resi o orari. Premi una fonte per vedere il passaggio.',
  knowsNot: 'Qualcosa che non sa',
  knowsNotText: 'Lo dice, invece di inventare una risposta.',
  language: 'Un’altra lingua',
  languageText: 'Chiedi nella tua. Il menu cambia la lingua della chat.',
  person: 'Una persona',
  personText: 'Di’ che vuoi parlare con qualcuno e guarda come l’agente passa la mano.',
} satisfies Translation<typeof english>
