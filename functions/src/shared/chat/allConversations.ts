/**
 * Conversations over all agents of a workspace: a query of this collection group must name the workspace and
 * leave tests out. Those whose visitors wait for a person have `waiting` above 0, the oldest first.
 */
export const allConversations = {
  group: 'convos',
  owner: 'ownerID',
  waiting: 'waitingSince',
  mostWaiting: 50,
} as const
