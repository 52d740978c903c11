import type { NoticeKind } from '../../shared/notices.ts'

interface NoticeTexts {
  subject: string
  text: (agent: string) => string
  action: string
}

/** How mails say what has happened, and browsers that know no other language: without a visitor's words. */
export const noticeTexts: Record<NoticeKind, NoticeTexts> = {
  personWanted: {
    subject: 'A visitor asks for a person',
    text: (agent) =>
      `A visitor of ${agent} asks for a person. The agent goes on answering until somebody takes over.`,
    action: 'Open the conversation',
  },
  messageToPerson: {
    subject: 'A visitor waits for your answer',
    text: (agent) => `A visitor of ${agent} has written in a conversation that a person answers.`,
    action: 'Open the conversation',
  },
  creditLow: {
    subject: 'A fifth of your credit is left',
    text: () => 'Your organization has used 80 % of its credit.',
    action: 'Open your dashboard',
  },
  creditNearlyGone: {
    subject: 'Your credit is nearly used up',
    text: () => 'Your organization has 5 % of its credit left. When it is gone, your agents stop answering.',
    action: 'Open your dashboard',
  },
}
