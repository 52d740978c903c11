import type { texts as english } from '../en/brokenChannels.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  ofAgent: '{agent} : {channel} doit être reconnecté. Rien n’y reçoit de réponse.',
  ofAgentLocked:
    '{agent} : WhatsApp a bloqué ce compte. Voyez-en la raison dans la Business Suite de Meta et faites appel là-bas ; les réponses reprennent d’elles-mêmes dès que le blocage est levé.',
  hasStopped: '{channel} doit être reconnecté. D’ici là, les réponses ne partent pas.',
  isLocked: 'WhatsApp a bloqué ce compte. Tant que le blocage n’est pas levé, les réponses ne partent pas.',
  isLockedAtMeta:
    'WhatsApp a bloqué ce compte. Voyez-en la raison dans la Business Suite de Meta et faites appel là-bas ; les réponses reprennent d’elles-mêmes dès que le blocage est levé.',
  hasEnded: '{channel} n’est plus connecté : les réponses ne partent pas.',
  connectAgain: 'Reconnecter',
  openChannels: 'Ouvrir les canaux',
  askProvider: 'Adressez-vous à votre prestataire.',
  needsAttention: 'Demande votre attention',
  repliesStop: 'Les réponses ne partent pas pour le moment',
  wordsStay: 'Ce que vous avez écrit reste ici.',
  channelsStopped: 'Un canal doit être reconnecté',
} satisfies Translation<typeof english>
