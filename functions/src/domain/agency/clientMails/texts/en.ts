/** The texts of emails to an agency's clients; words in braces are placeholders. */
export const texts = {
  loginCodeSubject: '{code} is your sign-in code',
  loginCode: 'Your sign-in code for {agency} is {code}. It works once, for ten minutes.',
  notAsked: 'If you did not ask for it, there is nothing to do.',
  signUpCodeSubject: '{code} confirms your address',
  signUpCode:
    'Your code for {agency} is {code}. Enter it where you asked for access. It works for half an hour.',
  haveAccountSubject: 'You have an account already',
  haveAccount:
    'Somebody has asked {agency} for access with your address. You have an account already: sign in with it.',
  approvedSubject: 'Welcome to {agency}',
  approved: '{agency} has given you access. Sign in with your address, and we mail you a code.',
  declinedSubject: 'Your request for access',
  declined: '{agency} cannot give you access at the moment. Answer this mail if you have questions.',
  approvalCodeSubject: '{code} signs your approval',
  approvalCode: 'Your code to approve changes for {agency} is {code}. It works once, for ten minutes.',
  approvalCodeHint: 'Enter it only if you want to approve what you have seen. Nobody will ask you for it.',
  signIn: 'Sign in',
  personWantedSubject: 'A visitor asks for a person',
  personWanted:
    'A visitor of {agent} asks for a person. The agent goes on answering until somebody takes over.',
  messageToPersonSubject: 'A visitor waits for your answer',
  messageToPerson: 'A visitor of {agent} has written in a conversation that a person answers.',
  creditLowSubject: 'A fifth of your credit is left',
  creditLow: 'Your organization has used 80 % of its credit.',
  creditNearlyGoneSubject: 'Your credit is nearly used up',
  creditNearlyGone:
    'Your organization has 5 % of its credit left. When it is gone, your agents stop answering.',
  openConversation: 'Open the conversation',
  openDashboard: 'Open your dashboard',
  moreNoticesSubject: 'More notices: {count}',
  moreNotices:
    'In the last hour there were notices that we have not mailed you one by one: {count}. You find them in your dashboard.',
  notificationSettings: 'You get this mail because of your notification settings.',
  changeSettings: 'Change them',
  endMails: 'End these mails',
  endMailsHint:
    '{agency} sends you notices by mail. End them, and you will not get any more; sign-in codes still come.',
  mailsEnded: 'Ended',
  mailsEndedHint:
    'You will not get notices by mail any more. You can change that in your notification settings.',
  endMailsWrong: 'This address is not complete. Please open the link of the mail again.',
  lookSubject: '{agency} is looking at your dashboard',
  look: '{agency} has opened the dashboard of {organisation} for up to 30 minutes.',
  lookReason: 'The reason given: {reason}',
  lookLogged: 'It is in the log of your organization. If you did not expect it, write to us.',
  approvalAskedSubject: 'Please look at some changes',
  approvalAsked: 'Changes of {agent} wait for your approval before visitors see them.',
  lookAtChanges: 'Look at the changes',
  publishedUnapprovedSubject: 'Changes were published without your approval',
  publishedUnapproved: 'Changes of {agent} were published before any of you had approved them.',
}

export type ClientMailTexts = Record<keyof typeof texts, string>
