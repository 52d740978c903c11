/** The widget's texts in the menu and on its screens. */
export const menuTexts = {
  newConversation: 'New conversation',
  conversations: 'Your conversations',
  deleteConversation: 'Delete conversation',
  downloadText: 'Download as text',
  downloadJson: 'Download as JSON',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  askPerson: 'Talk to a person',
  continueElsewhere: 'Continue in another app',
}
