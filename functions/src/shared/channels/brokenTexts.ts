import type { Language } from '../texts/languages.ts'

/** Messages to visitors when an agent's answer was interrupted. */
export interface BrokenTexts {
  /** A tool has changed something, or may have, and the answer about it is missing. */
  afterChange: string
  /** The same if all tools are known to have succeeded. */
  afterDone: string
  /** The agent hands over without any other text. */
  handoff: string
}

/** Server-side texts, because they become messages of the conversation and of its channel. */
export const brokenTexts: Readonly<Record<Language, BrokenTexts>> = {
  en: {
    afterChange: 'I have passed this on, but cannot tell you yet how it went. A person will look at it.',
    afterDone: 'That went through, but I cannot tell you more about it right now. A person will look at it.',
    handoff: 'I am asking somebody from the team to join us.',
  },
  de: {
    afterChange:
      'Ich habe das weitergegeben, weiß aber noch nicht, wie es ausging. Ein Mensch sieht es sich an.',
    afterDone: 'Das hat geklappt, aber mehr kann ich gerade nicht dazu sagen. Ein Mensch sieht es sich an.',
    handoff: 'Ich bitte jemanden aus dem Team dazu.',
  },
  fr: {
    afterChange:
      'J’ai transmis la demande, sans savoir encore comment cela s’est passé. Quelqu’un va vérifier.',
    afterDone: 'C’est fait, mais je ne peux pas vous en dire plus pour le moment. Quelqu’un va vérifier.',
    handoff: 'Je demande à quelqu’un de l’équipe de nous rejoindre.',
  },
  es: {
    afterChange: 'Lo he transmitido, pero aún no sé cómo ha ido. Una persona lo revisará.',
    afterDone: 'Ya está hecho, pero ahora mismo no puedo decir más. Una persona lo revisará.',
    handoff: 'Pido a alguien del equipo que se una.',
  },
  it: {
    afterChange: 'L’ho inoltrato, ma non so ancora com’è andata. Una persona controllerà.',
    afterDone: 'È stato fatto, ma per ora non posso dire di più. Una persona controllerà.',
    handoff: 'Chiedo a qualcuno del team di unirsi a noi.',
  },
  pt: {
    afterChange: 'Encaminhei o pedido, mas ainda não sei como correu. Uma pessoa vai verificar.',
    afterDone: 'Está feito, mas de momento não posso dizer mais. Uma pessoa vai verificar.',
    handoff: 'Vou pedir a alguém da equipa que se junte a nós.',
  },
  nl: {
    afterChange: 'Ik heb het doorgegeven, maar weet nog niet hoe het is gegaan. Een mens kijkt ernaar.',
    afterDone: 'Het is gelukt, maar meer kan ik er nu niet over zeggen. Een mens kijkt ernaar.',
    handoff: 'Ik vraag iemand van het team erbij.',
  },
  ar: {
    afterChange: 'نقلتُ طلبك، لكنني لا أعرف بعد كيف انتهى. سيطّلع عليه شخص من الفريق.',
    afterDone: 'تم ذلك، لكن لا يمكنني قول المزيد عنه الآن. سيطّلع عليه شخص من الفريق.',
    handoff: 'أطلب من أحد أعضاء الفريق أن ينضم إلينا.',
  },
}
