import type { texts as english } from '../en/brokenChannels.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  ofAgent: '{agent}: {channel} va ricollegato. Lì nessuno riceve risposta.',
  ofAgentLocked:
    '{agent}: WhatsApp ha bloccato questo account. Guarda il motivo nella Business Suite di Meta e fai ricorso lì; le risposte riprendono da sole quando il blocco viene tolto.',
  hasStopped: '{channel} va ricollegato. Fino ad allora le risposte non partono.',
  isLocked: 'WhatsApp ha bloccato questo account. Finché il blocco non viene tolto, le risposte non partono.',
  isLockedAtMeta:
    'WhatsApp ha bloccato questo account. Guarda il motivo nella Business Suite di Meta e fai ricorso lì; le risposte riprendono da sole quando il blocco viene tolto.',
  hasEnded: '{channel} non è più collegato, perciò le risposte non partono.',
  connectAgain: 'Ricollega',
  openChannels: 'Apri i canali',
  askProvider: 'Chiedi al tuo fornitore.',
  needsAttention: 'Richiede attenzione',
  repliesStop: 'Per ora le risposte non partono',
  wordsStay: 'Ciò che hai scritto resta qui.',
  channelsStopped: 'Un canale va ricollegato',
} satisfies Translation<typeof english>
