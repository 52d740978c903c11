/** How long people may be answered freely on a channel, and the templates for afterwards. */
export const texts = {
  windowIsOpen: 'You can reply freely for {time}. After that, the person has to write first.',
  windowIsOpenForTemplates:
    'You can reply freely for {time}. After that, WhatsApp delivers only approved templates.',
  windowIsOver:
    'It’s been 24 hours since this person’s last message, so replies are no longer delivered. They have to write first.',
  windowNeedsTemplate:
    'It’s been 24 hours since this person’s last message. Until they write again, WhatsApp delivers only approved templates.',
  windowOfPeople: 'It’s been 24 hours. The agent no longer answers, but you can for {time}.',
  weekIsOver:
    'It’s been seven days since this person’s last message, so replies are no longer delivered. They have to write first.',
  sendTemplate: 'Send a template',
  sendThisTemplate: 'Send template',
  template: 'Template',
  textFor: 'Text for {variable}',
  noTemplates: 'No approved templates yet.',
  templateGone: 'The template you chose is no longer approved. Choose another one.',
  templatesWait: 'In review at WhatsApp: {names}',
  templatesRefused: 'Rejected by WhatsApp: {names}',
  templatesNotLoaded: 'The templates could not be loaded',
} as const
