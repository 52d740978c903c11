import { talk } from './stateData.mjs'

const open = (widget) => widget.open()

/** The states before the first message, for new and for returning visitors. */
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
      await widget.sees('Talk to a person')
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
  {
    name: 'home-night',
    config: { title: 'Moorgate Dental', description: 'A calm clinic', primaryColor: '#4338ca' },
    act: open,
  },
  {
    name: 'home-neon',
    config: {
      title: 'Voltage',
      description: 'Sneakers after dark',
      primaryColor: '#c6ff3d',
      themeType: 'dark',
    },
    act: open,
  },
  {
    name: 'tabs-home',
    config: {
      tabs: ['home', 'chat', 'conversations'],
      handoff: { title: '', subtitle: 'Tuesday to Friday, 9 to 17' },
      suggestedReplies: ['When are you open?', 'How long does delivery take?'],
      branding: 'Powered by [Harbour](https://example.com)',
    },
    act: async (widget) => {
      await widget.open()
      await widget.sees('Talk to a person')
    },
  },
  {
    name: 'tabs-chat',
    config: { tabs: ['home', 'chat', 'conversations'] },
    world: { messages: talk },
    act: async (widget) => {
      await widget.open()
      await widget.sees('Your conversations')
    },
  },
  {
    name: 'tabs-conversations',
    config: { tabs: ['conversations', 'chat'], themeType: 'dark' },
    world: { messages: talk },
    act: async (widget) => {
      await widget.open()
      await widget.press('Your conversations', 'button')
      await widget.sees('New conversation')
    },
  },
  ...['full-width', 'embedded'].map((placement) => ({
    name: `home-${placement}`,
    attributes: { placement },
    act: placement === 'embedded' ? (widget) => widget.sees('Hello!') : open,
  })),
]
