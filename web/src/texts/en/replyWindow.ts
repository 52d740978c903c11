/** How long people may be answered freely on a channel, and the templates for afterwards. */
export const texts = {
  windowIsOpen: 'You can answer freely for {time}. After that, the person has to write again first.',
  windowIsOpenForTemplates:
    'You can answer freely for {time}. After that, WhatsApp delivers approved templates only.',
  windowIsOver:
    '24 hours have passed since this person’s last message: free answers are no longer delivered. The person has to write again first.',
  windowNeedsTemplate:
    '24 hours have passed since this person’s last message. Until there is a new one, WhatsApp delivers approved templates only.',
  windowOfPeople: '24 hours have passed: the agent no longer answers, but you can for {time}.',
  weekIsOver:
    'Seven days have passed since this person’s last message: answers are no longer delivered. The person has to write again first.',
  sendTemplate: 'Send a template',
  sendThisTemplate: 'Send template',
  template: 'Template',
  textFor: 'Text for {variable}',
  noTemplates: 'WhatsApp has approved no template yet.',
  templateGone: 'The template you chose is no longer approved. Choose another one.',
  templatesWait: 'WhatsApp has not decided yet: {names}',
  templatesRefused: 'WhatsApp does not accept these: {names}',
  templatesNotLoaded: 'The templates could not be loaded',
} as const
