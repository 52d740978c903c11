import type { texts as english } from '../en/brokenChannels.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  ofAgent: '{agent}: {channel} moet opnieuw worden verbonden. Daar wordt niets beantwoord.',
  ofAgentLocked:
    '{agent}: WhatsApp heeft dit account geblokkeerd. Bekijk de reden in de Business Suite van Meta en maak daar bezwaar; er wordt vanzelf weer geantwoord zodra de blokkering is opgeheven.',
  hasStopped: '{channel} moet opnieuw worden verbonden. Tot dan gaan antwoorden niet weg.',
  isLocked:
    'WhatsApp heeft dit account geblokkeerd. Tot de blokkering is opgeheven, gaan antwoorden niet weg.',
  isLockedAtMeta:
    'WhatsApp heeft dit account geblokkeerd. Bekijk de reden in de Business Suite van Meta en maak daar bezwaar; er wordt vanzelf weer geantwoord zodra de blokkering is opgeheven.',
  hasEnded: '{channel} is niet meer verbonden, dus antwoorden gaan niet weg.',
  connectAgain: 'Opnieuw verbinden',
  openChannels: 'Kanalen openen',
  askProvider: 'Vraag het uw aanbieder.',
  needsAttention: 'Vraagt aandacht',
  repliesStop: 'Antwoorden gaan nu niet weg',
  wordsStay: 'Wat u hebt getypt, blijft hier staan.',
  channelsStopped: 'Een kanaal moet opnieuw worden verbonden',
} satisfies Translation<typeof english>
