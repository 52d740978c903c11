/**
 * Conversations of all agents of a workspace: a query of this collection group must name the workspace and
 * exclude tests. Where a visitor waits for a person, `waiting` is above 0; the longest wait comes first.
 */
export const allConversations = {
  group: 'convos',
  owner: 'ownerID',
  waiting: 'waitingSince',
  mostWaiting: 50,
} as const
