import type { texts as english } from '../en/replyWindow.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  windowIsOpen:
    'Vous pouvez répondre librement pendant {time}. Ensuite, la personne doit d’abord écrire de nouveau.',
  windowIsOpenForTemplates:
    'Vous pouvez répondre librement pendant {time}. Ensuite, WhatsApp ne remet que des modèles approuvés.',
  windowIsOver:
    '24 heures se sont écoulées depuis le dernier message de cette personne : les réponses libres ne sont plus remises. La personne doit d’abord écrire de nouveau.',
  windowNeedsTemplate:
    '24 heures se sont écoulées depuis le dernier message de cette personne. Tant qu’elle n’a pas écrit de nouveau, WhatsApp ne remet que des modèles approuvés.',
  windowOfPeople:
    '24 heures se sont écoulées : l’agent ne répond plus, mais vous le pouvez encore pendant {time}.',
  weekIsOver:
    'Sept jours se sont écoulés depuis le dernier message de cette personne : les réponses ne sont plus remises. Elle doit d’abord écrire à nouveau.',
  sendTemplate: 'Envoyer un modèle',
  sendThisTemplate: 'Envoyer le modèle',
  template: 'Modèle',
  textFor: 'Texte pour {variable}',
  noTemplates: 'WhatsApp n’a encore approuvé aucun modèle.',
  templateGone: 'Le modèle choisi n’est plus approuvé. Choisissez-en un autre.',
  templatesWait: 'WhatsApp n’a pas encore décidé : {names}',
  templatesRefused: 'WhatsApp refuse ceux-ci : {names}',
  templatesNotLoaded: 'Les modèles n’ont pas pu être chargés',
} satisfies Translation<typeof english>
