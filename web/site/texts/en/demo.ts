/** The page with the chat of a published agent. */
export const texts = {
  title: 'Demo',
  description: 'Talk to a live agent in the real widget.',
  heading: 'Ask it something',
  lead: 'This is the real widget with a real agent, working for a shop we made up. It answers from the shop’s own documents.',
  leadWithoutAgent:
    'Create an agent in a few minutes and try it in the test chat before anyone else sees it.',
  chat: 'Demo chat',
  steps: 'Things to try',
  knows: 'Something it knows',
  knowsText: 'Ask about delivery, returns or opening hours. Select a source to see the passage.',
  knowsNot: 'Something it doesn’t know',
  knowsNotText: 'It says so instead of making something up.',
  language: 'Another language',
  languageText: 'Ask in your own language. The menu changes the language of the chat.',
  person: 'A person',
  personText: 'Say you’d like to talk to someone and watch the handoff.',
} as const
