import type { texts as english } from '../en/whatsapp.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Agent WhatsApp',
  description:
    'Connectez votre numéro WhatsApp : un agent répond en quelques secondes, et votre équipe prend la main.',
  heading: 'Répondez sur WhatsApp, jour et nuit',
  lead: 'Connectez votre numéro professionnel. L’agent répond en quelques secondes, et votre équipe prend la main dans une seule boîte de réception, avec tous les autres canaux.',
  sceneName: 'Clinique Lindenhof',
  sceneAsk: 'Bonjour, il me faut un rendez-vous la semaine prochaine',
  sceneOffer: 'Volontiers. Mardi à 10 h 30 ou jeudi à 14 h ?',
  sceneThursday: 'Jeudi',
  sceneBooked: 'C’est réservé : jeudi à 14 h. Une confirmation arrive par e-mail.',
  features: 'Plus qu’une réponse',
  voice: 'Les messages vocaux sont compris',
  voiceText: 'Ils sont transcrits et reçoivent une réponse comme un texte.',
  templates: 'Des modèles hors des 24 heures',
  templatesText:
    'Quand la fenêtre de WhatsApp est fermée, votre équipe répond depuis la boîte de réception avec un modèle approuvé.',
  delivered: 'Distribué et lu',
  deliveredText:
    'Vous voyez ce qui est arrivé. Ce que WhatsApp refuse est indiqué au message, avec la raison.',
  history: 'Une personne, un historique',
  historyText: 'Les visiteurs peuvent passer de votre site à WhatsApp sans quitter la conversation.',
  steps: 'Comment connecter',
  meta: 'Se connecter à Meta',
  metaText: 'Le tableau de bord ouvre la fenêtre de Meta. Nous ne voyons jamais votre mot de passe.',
  number: 'Choisir un numéro',
  numberText: 'Un numéro existant de votre compte professionnel, ou un nouveau.',
  test: 'Envoyer un essai',
  testText: 'L’agent répond aussitôt.',
  charge: 'Que facture WhatsApp ?',
  chargeText:
    'Meta facture les messages à votre propre compte. Nous facturons les crédits des réponses et rien pour le numéro.',
  byHand: 'Pouvons-nous continuer à répondre nous-mêmes ?',
  byHandText: 'Oui. Prenez la main sur une conversation et l’agent se tait jusqu’à ce que vous la rendiez.',
  closing: 'Apportez votre numéro',
  closingText: 'Tout reste dans une seule boîte de réception.',
} satisfies Translation<typeof english>
