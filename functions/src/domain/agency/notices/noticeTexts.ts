import type { NoticeKind } from '../../../shared/agencies/notices.ts'
import type { ClientMailTexts } from '../clientMails/texts/en.ts'

type TextKey = keyof ClientMailTexts

/** The keys of the texts with which emails and browsers describe an event, without a visitor's words. */
export const noticeTexts: Record<NoticeKind, { subject: TextKey; lead: TextKey; action: TextKey }> = {
  personWanted: { subject: 'personWantedSubject', lead: 'personWanted', action: 'openConversation' },
  messageToPerson: {
    subject: 'messageToPersonSubject',
    lead: 'messageToPerson',
    action: 'openConversation',
  },
  creditLow: { subject: 'creditLowSubject', lead: 'creditLow', action: 'openDashboard' },
  creditNearlyGone: {
    subject: 'creditNearlyGoneSubject',
    lead: 'creditNearlyGone',
    action: 'openDashboard',
  },
  approvalAsked: { subject: 'approvalAskedSubject', lead: 'approvalAsked', action: 'lookAtChanges' },
  publishedUnapproved: {
    subject: 'publishedUnapprovedSubject',
    lead: 'publishedUnapproved',
    action: 'openDashboard',
  },
}
