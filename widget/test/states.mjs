import { homeStates } from './homeStates.mjs'
import { agent, answer, cards, consent, hour, leadForm, sources, talk, visitor } from './stateData.mjs'

const open = (widget) => widget.open()
const openMenu = async (widget) => {
  await widget.open()
  await widget.menu()
}

/** The states to be looked at. */
export const states = [
  { name: 'launcher' },
  {
    name: 'bubble',
    config: { proactiveMessage: 'Can I help you find the right table?' },
    act: (widget) => widget.sees('Can I help'),
  },
  { name: 'welcome', act: open },
  ...homeStates,
  { name: 'conversation', world: { messages: talk }, act: open },
  {
    name: 'streaming',
    world: { messages: talk, holdMs: 3000, pauseMs: 1, answer: { text: answer } },
    act: async (widget) => {
      await widget.open()
      await widget.ask('And the chairs?')
      await widget.sees('care guide', 1)
    },
  },
  {
    name: 'answer-sources',
    world: { messages: [talk[0], agent('Once a year, and twice in a kitchen.', { sources })] },
    act: async (widget) => {
      await widget.open()
      await widget.sees('Sources')
    },
  },
  {
    name: 'answer-extras',
    world: {
      messages: [
        talk[0],
        agent('Both are right for small kitchens.', {
          sources,
          cards,
          replies: ['How much is the table?', 'Can I see it?'],
          feedback: 'up',
        }),
      ],
    },
    act: async (widget) => {
      await widget.open()
      await widget.press('Sources')
    },
  },
  {
    name: 'rating-reason',
    world: { messages: talk },
    act: async (widget) => {
      await widget.open()
      await widget.press('Not helpful', 'button')
    },
  },
  {
    name: 'menu',
    config: { handoff: { title: '', subtitle: 'Tuesday to Friday, 9 to 17' } },
    world: { messages: talk },
    act: openMenu,
  },
  {
    name: 'conversations',
    world: { messages: talk },
    act: async (widget) => {
      await openMenu(widget)
      await widget.press('Your conversations', 'button')
      await widget.sees('trailer')
    },
  },
  {
    name: 'delete',
    world: { messages: talk },
    act: async (widget) => {
      await openMenu(widget)
      await widget.press('Delete conversation', 'button')
    },
  },
  {
    name: 'form',
    config: { forms: [leadForm] },
    act: async (widget) => {
      await widget.open()
      await widget.sees('May we call')
    },
  },
  {
    name: 'form-errors',
    config: { forms: [{ ...leadForm, canSkip: false }] },
    act: async (widget) => {
      await widget.open()
      await widget.sees('May we call')
      await widget.press('Send', 'button', true)
    },
  },
  {
    name: 'consent',
    attributes: { consent: '' },
    config: { consent },
    act: async (widget) => {
      await widget.open()
      await widget.sees('Before we chat')
    },
  },
  {
    name: 'declined',
    attributes: { placement: 'embedded', consent: '' },
    config: { consent },
    act: async (widget) => {
      await widget.open()
      await widget.press('No thanks', 'button')
      await widget.sees('You declined')
    },
  },
  {
    name: 'upload',
    config: { canUpload: true, voice: { language: 'en-US', silenceMs: 800 } },
    act: async (widget) => {
      await widget.open()
      await widget.upload(['plan.pdf', 'table.png', 'movie.mov'])
    },
  },
  {
    name: 'files',
    config: { canUpload: true },
    world: {
      messages: [
        visitor('Here is my room.', {
          files: [{ id: 'f', name: 'plan.pdf', sizeKB: 84, url: 'about:blank' }],
        }),
        agent('Thank you! What size is it?'),
      ],
    },
    act: open,
  },
  {
    name: 'requested',
    config: { handoff: { title: '', subtitle: '' } },
    world: { messages: talk, state: 'requested' },
    act: async (widget) => {
      await widget.open()
      await widget.sees('asked someone')
    },
  },
  {
    name: 'human',
    config: { handoff: { title: '', subtitle: '' } },
    world: {
      messages: [
        ...talk,
        { id: 'e', role: 'event', event: 'joined', author: 'Ada', text: 'Ada has joined.', at: hour + 2000 },
        {
          id: 'o',
          role: 'operator',
          author: 'Ada',
          text: 'Hello, this is Ada from the workshop. Which wood is it?',
          at: hour + 3000,
        },
        { ...visitor('Oak.'), at: hour + 4000 },
      ],
      state: 'human',
      operator: 'Ada',
      live: [{ type: 'presence', isTyping: true, readAt: hour + 5000 }],
    },
    act: async (widget) => {
      await widget.open()
      await widget.sees('Ada is typing')
    },
  },
  { name: 'closed', world: { messages: talk, isOpen: false }, act: open },
  {
    name: 'offline',
    world: { messages: talk },
    act: async (widget) => {
      await widget.open()
      await widget.goOffline()
    },
  },
  {
    name: 'failed',
    world: { failures: { message: { status: 500, code: 'internal', message: '' } } },
    act: async (widget) => {
      await widget.open()
      await widget.ask('Hello?')
      await widget.sees('Try again')
    },
  },
  {
    name: 'unsent',
    world: { failures: { message: { status: 500, code: 'internal', message: '' } } },
    act: async (widget) => {
      await widget.open()
      await widget.ask('Hello?')
      await widget.sees('Try again')
      await widget.ask('Are you there?')
      await widget.sees('Not sent')
    },
  },
  {
    name: 'crash',
    world: { messages: talk },
    act: async (widget) => {
      await widget.open()
      await widget.breakDates()
      await widget.ask('Hello?')
      await widget.sees('Something went wrong')
    },
  },
  {
    name: 'call',
    config: { voice: { language: 'en-US', silenceMs: 800 } },
    world: { messages: talk },
    act: async (widget) => {
      await widget.hear('How often should I oil')
      await widget.open()
      await widget.press('Start a voice call', 'button')
      await widget.sees('How often should I oil')
    },
  },
  {
    name: 'call-muted',
    config: { voice: { language: 'en-US', silenceMs: 800 } },
    world: { messages: talk },
    act: async (widget) => {
      await widget.hear('How often should I oil')
      await widget.open()
      await widget.press('Start a voice call', 'button')
      await widget.sees('How often should I oil')
      await widget.press('Mute', 'button', true)
    },
  },
  {
    name: 'call-failed',
    config: { voice: { language: 'en-US', silenceMs: 800 } },
    world: { messages: talk },
    act: async (widget) => {
      await widget.open()
      await widget.press('Start a voice call', 'button')
      await widget.sees('microphone')
    },
  },
  {
    name: 'unread',
    world: {
      state: 'human',
      operator: 'Ada',
      messages: [
        ...talk,
        {
          id: 'late',
          role: 'operator',
          author: 'Ada',
          text: 'One more thing: it smells of oranges.',
          at: hour + 9000,
        },
      ],
    },
    act: async (widget) => {
      await widget.remember('seen', hour + 2000)
      await widget.host.locator('.badge').waitFor()
    },
  },
  ...['bottom-left', 'popup', 'full-width', 'modal', 'embedded'].map((placement) => ({
    name: `placement-${placement}`,
    attributes: { placement },
    world: { messages: talk },
    act: placement === 'embedded' ? (widget) => widget.sees('once a year') : open,
  })),
  {
    name: 'picture-and-css',
    config: { backgroundUrl: '/picture.svg', customCss: '.visitor div { border-radius: 4px }' },
    world: { messages: talk },
    act: open,
  },
]
