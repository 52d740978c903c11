import type { texts as english } from '../en/brokenChannels.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  ofAgent: '{agent}: é preciso conectar {channel} de novo. Ali nada é respondido.',
  ofAgentLocked:
    '{agent}: O WhatsApp bloqueou esta conta. Veja porquê na Business Suite da Meta e recorra lá; as respostas recomeçam por si assim que o bloqueio for levantado.',
  hasStopped: 'É preciso conectar {channel} de novo. Até lá, as respostas não saem.',
  isLocked: 'O WhatsApp bloqueou esta conta. Até o bloqueio ser levantado, as respostas não saem.',
  isLockedAtMeta:
    'O WhatsApp bloqueou esta conta. Veja porquê na Business Suite da Meta e recorra lá; as respostas recomeçam por si assim que o bloqueio for levantado.',
  hasEnded: '{channel} não está mais conectado, por isso as respostas não saem.',
  connectAgain: 'Conectar de novo',
  openChannels: 'Abrir os canais',
  askProvider: 'Fale com o seu fornecedor.',
  needsAttention: 'Precisa de atenção',
  repliesStop: 'As respostas não saem de momento',
  wordsStay: 'O que escreveu fica aqui.',
  channelsStopped: 'É preciso conectar um canal de novo',
} satisfies Translation<typeof english>
