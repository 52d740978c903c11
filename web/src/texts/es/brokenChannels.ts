import type { texts as english } from '../en/brokenChannels.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  ofAgent: '{agent}: hay que volver a conectar {channel}. Allí no se responde nada.',
  ofAgentLocked:
    '{agent}: WhatsApp ha bloqueado esta cuenta. Mira por qué en la Business Suite de Meta y apela allí; las respuestas vuelven solas en cuanto se levante el bloqueo.',
  hasStopped: 'Hay que volver a conectar {channel}. Hasta entonces, las respuestas no salen.',
  isLocked: 'WhatsApp ha bloqueado esta cuenta. Hasta que se levante el bloqueo, las respuestas no salen.',
  isLockedAtMeta:
    'WhatsApp ha bloqueado esta cuenta. Mira por qué en la Business Suite de Meta y apela allí; las respuestas vuelven solas en cuanto se levante el bloqueo.',
  hasEnded: '{channel} ya no está conectado, así que las respuestas no salen.',
  connectAgain: 'Volver a conectar',
  openChannels: 'Abrir los canales',
  askProvider: 'Pregunta a tu proveedor.',
  needsAttention: 'Requiere atención',
  repliesStop: 'Las respuestas no salen por ahora',
  wordsStay: 'Lo que has escrito se queda aquí.',
  channelsStopped: 'Hay que volver a conectar un canal',
} satisfies Translation<typeof english>
