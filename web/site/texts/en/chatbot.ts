/** The page of the chat on a website. */
export const texts = {
  title: 'A chatbot that quotes its source',
  description: 'A chatbot for your website that answers from your own documents and shows the passage.',
  lead: 'It answers in the words of your own documents, shows the passage, and says so when it does not know.',
  features: 'Made for real websites',
  light: 'Light on your page',
  lightText: 'The script is about one kilobyte. The chat itself loads when a visitor opens it.',
  design: 'In your design',
  designText: 'Colours, fonts, placement, texts and your own CSS, with a live preview of the real widget.',
  languages: 'Eight languages',
  languagesText:
    'English, German, French, Spanish, Italian, Portuguese, Dutch and Arabic, also from right to left.',
  flow: 'Conversations with a plan',
  flowText: 'Draw a flow of steps and conditions, or write one prompt. Fields that it collects become leads.',
  learns: 'It learns what it lacks',
  learnsText:
    'Questions without an answer are collected. You write the answer once, and it is given from then on.',
  tested: 'Tested before it is published',
  testedText: 'Saved tests run before you publish and name the answers that have changed.',
  files: 'Which files can it read?',
  filesText: 'PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML and plain text, and the pages of a website.',
  unknown: 'What does it say when it does not know?',
  unknownText: 'What you choose: it says that it does not know, asks for an email, or calls a colleague.',
  watch: 'Can I watch the conversations?',
  watchText: 'Yes. They appear in the inbox while they happen, and you can take over at any time.',
  closing: 'Put it on your website',
  closingText: 'One line of HTML. It takes a few minutes.',
} as const
