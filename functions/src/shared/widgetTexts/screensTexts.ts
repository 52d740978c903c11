/** The widget's texts on screens that replace the conversation. */
export const screensTexts = {
  noConversations: 'Your conversations will be listed here.',
  untitled: 'No messages yet',
  back: 'Back to the chat',
  deleteQuestion: 'Delete this conversation? It will be gone for good, here and for us.',
  deleteNow: 'Delete',
  cancel: 'Cancel',
  agree: 'Agree',
  decline: 'No thanks',
  declined: 'You have declined. You can change your mind at any time.',
  consentTitle: 'Before we chat',
  connecting: 'Starting the call…',
  noMicrophoneHere: 'The microphone can’t be used on this page. You can write instead.',
}
