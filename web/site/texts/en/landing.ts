/** The page for people who come from an advertisement. */
export const texts = {
  title: 'Support that knows your business',
  description: 'An agent that answers from your documents on your website and in messaging apps.',
  lead: 'An agent that reads your documents, answers on your website and in your customers’ favourite apps, and calls a colleague when a person is needed.',
  sceneReturn: 'Can I return a lamp without its box?',
  sceneYes: 'Yes, within thirty days. We bring a box when we collect it, at no cost.',
  sceneThursday: 'Perfect. Thursday, please.',
  sceneNoted: 'Noted: Thursday between 9 and 12.',
  sceneSource: 'Returns.pdf, page 2',
  sceneSeconds: '0.8 s',
  sceneCredits: '1.2',
  features: 'One agent, everywhere people ask',
  cited: 'Answers from your own pages',
  citedText:
    'Upload files, paste texts or give it your website. It reads them and says which passage an answer comes from.',
  channels: 'On every channel',
  channelsText:
    'Website, WhatsApp, Messenger, Instagram, Telegram and Discord, with one history for each person.',
  person: 'A person when it matters',
  personText:
    'Colleagues see who is waiting, take over with one click, and give the conversation back when they are done.',
  acts: 'It does things, too',
  actsText:
    'Agents book appointments, look up orders and call your systems. They ask before they change something.',
  receipt: 'A receipt for every answer',
  receiptText:
    'Time, tokens and cost of each answer, down to four decimals. There are no surprises at the end of a month.',
  resell: 'Yours to resell',
  resellText: 'Agencies put their own name, domain and design on everything that their clients see.',
  steps: 'From a document to your website',
  add: 'Add what it must know',
  addText: 'Files, texts, questions and answers, or a whole website.',
  ask: 'Ask it',
  askText: 'The test chat shows what each answer is based on.',
  publish: 'Publish',
  publishText: 'Visitors get what you have tested. Every version can be restored.',
  paste: 'Paste one line',
  pasteText: 'The agent appears on your website in your colours.',
  closing: 'Begin with one document',
  closingText: 'Upload it, ask a question, and see where the answer comes from.',
} as const
