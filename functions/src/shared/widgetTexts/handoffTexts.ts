/** The widget's texts about operators. */
export const handoffTexts = {
  personAsked: 'We’ve asked a person to join. You can keep writing.',
  personComing: 'We’ve asked a person to join',
  personHere: '{name} is here',
  personJoined: '{name} joined the conversation',
  personLeft: '{name} has left. The agent answers again.',
  personWrites: '{name} is writing…',
  resolved: 'This conversation is closed. Write to open it again.',
  aPerson: 'A person',
  read: 'Read',
}
