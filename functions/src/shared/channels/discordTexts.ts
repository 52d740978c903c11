import type { Language } from '../texts/languages.ts'

/** Texts of the platform's application on Discord, where descriptions have at most 100 characters. */
interface DiscordTexts {
  /** The descriptions of the command and of its options. */
  ask: string
  question: string
  file: string
  /** The reply in a channel that no agent serves. */
  noAgent: string
}

export const discordTexts: Readonly<Record<Language, DiscordTexts>> = {
  en: {
    ask: 'Ask a question',
    question: 'What you want to know',
    file: 'A picture or document that goes with it',
    noAgent: 'No agent answers here. Ask in the channel that it was added to.',
  },
  de: {
    ask: 'Eine Frage stellen',
    question: 'Was Sie wissen möchten',
    file: 'Ein Bild oder Dokument dazu',
    noAgent: 'Hier antwortet kein Agent. Fragen Sie in dem Kanal, in dem er eingerichtet ist.',
  },
  fr: {
    ask: 'Poser une question',
    question: 'Ce que vous voulez savoir',
    file: 'Une image ou un document à joindre',
    noAgent: 'Aucun agent ne répond ici. Posez votre question dans le salon où il a été ajouté.',
  },
  es: {
    ask: 'Hacer una pregunta',
    question: 'Lo que quiere saber',
    file: 'Una imagen o un documento que la acompaña',
    noAgent: 'Aquí no responde ningún agente. Pregunte en el canal donde se ha añadido.',
  },
  it: {
    ask: 'Fare una domanda',
    question: 'Che cosa vuole sapere',
    file: 'Un’immagine o un documento da allegare',
    noAgent: 'Qui non risponde nessun agente. Chieda nel canale in cui è stato aggiunto.',
  },
  pt: {
    ask: 'Fazer uma pergunta',
    question: 'O que quer saber',
    file: 'Uma imagem ou um documento que a acompanha',
    noAgent: 'Nenhum agente responde aqui. Pergunte no canal em que foi adicionado.',
  },
  nl: {
    ask: 'Een vraag stellen',
    question: 'Wat je wilt weten',
    file: 'Een afbeelding of document dat erbij hoort',
    noAgent: 'Hier antwoordt geen agent. Stel je vraag in het kanaal waaraan hij is toegevoegd.',
  },
  ar: {
    ask: 'طرح سؤال',
    question: 'ما تريد معرفته',
    file: 'صورة أو مستند مرفق',
    noAgent: 'لا يوجد وكيل يجيب هنا. اطرح سؤالك في القناة التي أُضيف إليها.',
  },
}
