import type { ChatMessage } from '@parley/functions/shared/widgetApi'

const noon = Date.UTC(2026, 0, 5, 12)

/** A conversation as it might be, with what an answer can carry. */
export const sampleMessages: ChatMessage[] = [
  { id: 'sample-1', role: 'visitor', text: 'Do you deliver on Saturdays?', at: noon },
  {
    id: 'sample-2',
    role: 'agent',
    text: 'Yes. What you order **by Friday noon** arrives on Saturday. When does it suit you?',
    at: noon,
    cards: [
      {
        title: 'Saturday morning',
        text: 'Between 9 and 12',
        imageUrl: '',
        label: 'Choose',
        link: '',
        reply: 'Saturday morning, please.',
      },
    ],
    replies: ['What does it cost?'],
  },
]
