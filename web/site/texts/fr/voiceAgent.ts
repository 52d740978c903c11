import type { texts as english } from '../en/voiceAgent.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Agent vocal pour votre site',
  description: 'Les visiteurs appuient sur un bouton et parlent au même agent que dans votre chat.',
  heading: 'Laissez les visiteurs parler à votre site',
  lead: 'Le même agent, à voix haute : un visiteur appuie sur un bouton et demande. Sans application, sans numéro, sans file d’attente.',
  sceneQuestion: 'Laquelle des deux lampes éclaire le plus ?',
  sceneMute: 'Couper le micro',
  sceneEnd: 'Raccrocher',
  features: 'Un agent, à l’écrit ou à l’oral',
  same: 'Mêmes connaissances, mêmes outils',
  sameText:
    'Ce que vous avez appris à l’agent en chat, il le sait en appel. Rien n’est à configurer deux fois.',
  words: 'Les mots à l’écran',
  wordsText:
    'Les visiteurs voient ce qui a été compris pendant qu’ils parlent, et la conversation continue en chat.',
  waits: 'Il attend son tour',
  waitsText: 'Réglez la langue qu’il écoute et la pause après laquelle il répond.',
  limits: 'Des limites que vous fixez',
  limitsText: 'Une durée maximale par appel, pour qu’aucun ne coûte plus que prévu.',
  phone: 'Peut-il répondre à notre téléphone ?',
  phoneText:
    'Pas encore. Les appels ont lieu dans le navigateur ; les numéros de téléphone ne sont pas encore en vente.',
  minute: 'Combien coûte une minute ?',
  minuteText:
    'Les appels se paient en crédits comme les réponses, et le reçu de chaque appel indique le montant.',
  closing: 'Écoutez vous-même',
  closingText: 'Créez un agent, autorisez les appels dans ses réglages et appelez-le depuis le chat de test.',
} satisfies Translation<typeof english>
