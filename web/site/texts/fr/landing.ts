import type { texts as english } from '../en/landing.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Un support qui connaît votre métier',
  description: 'Un agent qui répond d’après vos documents, sur votre site et dans les messageries.',
  lead: 'Un agent qui lit vos documents, répond sur votre site et dans les applications préférées de vos clients, et appelle un collègue quand il faut une personne.',
  sceneReturn: 'Puis-je retourner une lampe sans sa boîte ?',
  sceneYes: 'Oui, sous trente jours. Nous apportons une boîte en venant la chercher, sans frais.',
  sceneThursday: 'Parfait. Jeudi, s’il vous plaît.',
  sceneNoted: 'C’est noté : jeudi entre 9 h et 12 h.',
  sceneSource: 'Retours.pdf, page 2',
  sceneSeconds: '0,8 s',
  sceneCredits: '1,2',
  features: 'Un agent, partout où l’on pose des questions',
  cited: 'Des réponses tirées de vos pages',
  citedText:
    'Envoyez des fichiers, collez des textes ou donnez-lui votre site. Il les lit et dit de quel passage vient une réponse.',
  channels: 'Sur tous les canaux',
  channelsText:
    'Site web, WhatsApp, Messenger, Instagram, Telegram et Discord, avec un seul historique par personne.',
  person: 'Une personne quand il le faut',
  personText:
    'Vos collègues voient qui attend, prennent la main en un clic et rendent la conversation quand ils ont fini.',
  acts: 'Il agit aussi',
  actsText:
    'Les agents prennent des rendez-vous, consultent des commandes et appellent vos systèmes. Ils demandent avant de modifier quoi que ce soit.',
  receipt: 'Un reçu pour chaque réponse',
  receiptText:
    'Durée, jetons et coût de chaque réponse, à quatre décimales près. Aucune surprise en fin de mois.',
  resell: 'À revendre sous votre nom',
  resellText:
    'Les agences mettent leur nom, leur domaine et leur design sur tout ce que voient leurs clients.',
  steps: 'D’un document à votre site',
  add: 'Ajoutez ce qu’il doit savoir',
  addText: 'Fichiers, textes, questions et réponses, ou un site entier.',
  ask: 'Interrogez-le',
  askText: 'Le chat de test montre sur quoi repose chaque réponse.',
  publish: 'Publiez',
  publishText: 'Les visiteurs reçoivent ce que vous avez testé. Chaque version peut être restaurée.',
  paste: 'Collez une ligne',
  pasteText: 'L’agent apparaît sur votre site dans vos couleurs.',
  closing: 'Commencez par un document',
  closingText: 'Envoyez-le, posez une question et voyez d’où vient la réponse.',
} satisfies Translation<typeof english>
