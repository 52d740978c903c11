/** The page of the chat on a website. */
export const texts = {
  title: 'A chatbot that cites its sources',
  description: 'A chatbot for your website that answers from your own documents and shows its sources.',
  lead: 'It answers from your own documents, shows the passage it used, and says so when it doesn’t know.',
  features: 'Built for real websites',
  light: 'Light on your page',
  lightText: 'The script is about one kilobyte. The chat loads only when a visitor opens it.',
  design: 'Your design',
  designText: 'Colors, fonts, placement, wording and your own CSS, with a live preview of the real widget.',
  languages: 'Eight languages',
  languagesText:
    'English, German, French, Spanish, Italian, Portuguese, Dutch and Arabic, with right-to-left layout.',
  flow: 'Conversations with a plan',
  flowText:
    'Draw a flow of steps and conditions, or write a single prompt. The details it collects become leads.',
  learns: 'It learns from its gaps',
  learnsText:
    'Unanswered questions are collected for you. Write the answer once and the agent uses it from then on.',
  tested: 'Tested before you publish',
  testedText: 'Saved tests run before you publish and point out every answer that changed.',
  files: 'Which files can it read?',
  filesText: 'PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML and plain text, plus the pages of a website.',
  unknown: 'What happens when it doesn’t know?',
  unknownText:
    'You decide: it says that it doesn’t know, asks for an email address, or brings in a teammate.',
  watch: 'Can I follow conversations?',
  watchText: 'Yes. They appear in the inbox as they happen, and you can take over at any time.',
  closing: 'Put it on your website',
  closingText: 'One line of HTML, live in minutes.',
} as const
