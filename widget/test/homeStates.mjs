import { talk } from './stateData.mjs'

const open = (widget) => widget.open()

/** What stands before the first message, as somebody new and somebody known sees it. */
export const homeStates = [
  {
    name: 'home-person',
    config: {
      imageUrl: '/picture.svg',
      primaryColor: '#f2c14e',
      handoff: { title: '', subtitle: 'Tuesday to Friday, 9 to 17' },
      branding: 'Powered by [Harbour](https://example.com)',
    },
    act: async (widget) => {
      await widget.open()
      await widget.sees('A person can join')
    },
  },
  {
    name: 'home-recent',
    world: { messages: talk },
    act: async (widget) => {
      await widget.open()
      await widget.menu()
      await widget.press('New conversation', 'button')
      await widget.sees('Continue')
    },
  },
  {
    name: 'home-long',
    config: {
      title: 'The Old Harbour Furniture Workshop and Showroom of Rotterdam',
      launchMessages: [
        'Hello!',
        'Ask me about tables, chairs and shelves, delivery and care, or anything else.',
      ],
      suggestedReplies: [
        'When are you open?',
        'How long does delivery take?',
        'Which woods do you work with?',
        'Can I see the Quay table in your showroom before I order it?',
      ],
    },
    act: open,
  },
  ...['full-width', 'embedded'].map((placement) => ({
    name: `home-${placement}`,
    attributes: { placement },
    act: placement === 'embedded' ? (widget) => widget.sees('Hello!') : open,
  })),
]
