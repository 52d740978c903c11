/** The widget's texts about operators. */
export const handoffTexts = {
  personAsked: 'We’ve asked someone to join. You can keep typing.',
  personComing: 'We’ve asked someone to join',
  personHere: '{name} is here',
  personJoined: '{name} joined the conversation',
  personLeft: '{name} left. The assistant is back.',
  personWrites: '{name} is typing…',
  resolved: 'Conversation closed. Reply to reopen.',
  aPerson: 'A person',
  read: 'Read',
}
