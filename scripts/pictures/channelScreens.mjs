/** The channels besides the website, and the dialog of each. */
export const channelScreens = [
  { name: 'channels', path: '{agent}/channels' },
  ...['whatsapp', 'instagram', 'messenger', 'discord', 'telegram'].map((kind) => ({
    name: `connect-${kind}`,
    path: `{agent}/channels?connect=${kind}`,
  })),
  {
    name: 'connect-whatsapp-legacy',
    path: '{agent}/channels?connect=whatsapp',
    open: (page) => page.getByRole('tab').last().click(),
  },
  { name: 'google-account', path: '{agent}/channels?connect=google' },
  { name: 'meta-pages', path: '{app}/meta-pages' },
  { name: 'whatsapp-numbers', path: '{app}/whatsapp-numbers' },
]
