import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import { t } from '../texts.ts'

const noon = Date.UTC(2026, 0, 5, 12)

/** Returns a sample conversation with everything that an answer can contain. */
export function sampleMessages(): ChatMessage[] {
  return [
    { id: 'sample-1', role: 'visitor', text: t('sample_question'), at: noon },
    {
      id: 'sample-2',
      role: 'agent',
      text: t('sample_answer'),
      at: noon,
      cards: [
        {
          title: t('sample_cardTitle'),
          text: t('sample_cardText'),
          imageUrl: '',
          label: t('sample_cardButton'),
          link: '',
          reply: t('sample_cardReply'),
        },
      ],
      replies: [t('sample_reply')],
    },
  ]
}
