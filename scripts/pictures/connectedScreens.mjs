import { openFirstConversation, press, steps } from './actions.mjs'

const kinds = ['whatsapp', 'instagram', 'messenger', 'discord', 'telegram']

/**
 * Connected channels, with a conversation on each: `{agent}` responds on all of them. `{fresh}` has a bot
 * that Telegram refuses, and a page that is not disconnected at Meta yet.
 */
export const connectedScreens = [
  { name: 'channels-connected', path: '{agent}/channels' },
  { name: 'channels-trouble', path: '{fresh}/channels' },
  ...['whatsapp', 'messenger', 'discord', 'telegram'].map(showConnected),
  ...kinds.map((kind) => ({
    name: `inbox-${kind}`,
    path: `{agent}/convos?channel=${kind}`,
    open: openFirstConversation,
  })),
]

export const connectedStories = [
  // It is that of Messenger with other names.
  showConnected('instagram'),
  { name: 'channel-telegram-broken', path: '{fresh}/channels?connect=telegram' },
  { name: 'channel-messenger-leaving', path: '{fresh}/channels?connect=messenger' },
  { name: 'inbox-telegram-broken', path: '{fresh}/convos?channel=telegram', open: openFirstConversation },
  {
    name: 'inbox-whatsapp-template',
    path: '{agent}/convos?channel=whatsapp',
    open: steps(openFirstConversation, press('Send a template')),
  },
]

function showConnected(kind) {
  return { name: `channel-${kind}-connected`, path: `{agent}/channels?connect=${kind}` }
}
