/** The page with the chat of a published agent. */
export const texts = {
  title: 'Demo',
  description: 'Talk to a published agent in the real widget.',
  heading: 'Ask it something',
  lead: 'This is the real widget with a real agent of a shop that we made up. Its answers come from the shop’s own documents.',
  leadWithoutAgent:
    'Create an agent in a few minutes and talk to it in the test chat, before anybody else can.',
  chat: 'Demo chat',
  steps: 'What to try',
  knows: 'Something it knows',
  knowsText: 'Ask about delivery, returns or opening hours. Press a source to see the passage.',
  knowsNot: 'Something it does not',
  knowsNotText: 'It says so, instead of inventing an answer.',
  language: 'Another language',
  languageText: 'Ask in yours. The menu changes the language of the chat.',
  person: 'A person',
  personText: 'Say that you want to talk to somebody, and see how the agent hands over.',
} as const
