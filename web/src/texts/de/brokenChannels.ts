import type { texts as english } from '../en/brokenChannels.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  ofAgent: '{agent}: {channel} muss neu verbunden werden. Dort wird nichts beantwortet.',
  ofAgentLocked:
    '{agent}: WhatsApp hat dieses Konto gesperrt. Den Grund nennt Meta in der Business Suite; legen Sie dort Einspruch ein. Geantwortet wird von selbst wieder, sobald die Sperre aufgehoben ist.',
  hasStopped: '{channel} muss neu verbunden werden. Bis dahin gehen keine Antworten hinaus.',
  isLocked:
    'WhatsApp hat dieses Konto gesperrt. Bis die Sperre aufgehoben ist, gehen keine Antworten hinaus.',
  isLockedAtMeta:
    'WhatsApp hat dieses Konto gesperrt. Den Grund nennt Meta in der Business Suite; legen Sie dort Einspruch ein. Geantwortet wird von selbst wieder, sobald die Sperre aufgehoben ist.',
  hasEnded: '{channel} ist nicht mehr verbunden, daher gehen keine Antworten hinaus.',
  connectAgain: 'Neu verbinden',
  openChannels: 'Kanäle öffnen',
  askProvider: 'Bitte fragen Sie Ihren Anbieter.',
  needsAttention: 'Braucht Aufmerksamkeit',
  repliesStop: 'Antworten gehen derzeit nicht hinaus',
  wordsStay: 'Das Geschriebene bleibt hier stehen.',
  channelsStopped: 'Ein Kanal muss neu verbunden werden',
} satisfies Translation<typeof english>
