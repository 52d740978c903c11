/** The widget's texts on screens that replace the conversation. */
export const screensTexts = {
  noConversations: 'Your conversations appear here.',
  untitled: 'No messages yet',
  back: 'Back to chat',
  deleteQuestion: 'Delete this conversation? This can’t be undone.',
  deleteNow: 'Delete',
  cancel: 'Cancel',
  agree: 'Agree',
  decline: 'No thanks',
  declined: 'You declined. You can change your mind anytime.',
  consentTitle: 'Before we chat',
  connecting: 'Starting the call…',
  noMicrophoneHere: 'The microphone isn’t available on this page. You can type instead.',
}
