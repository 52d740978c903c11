/** The English texts of refusals about accounts and workspaces, by key; see `shared/errors/refusalTexts.ts`. */
export const texts = {
  brokenInvite: 'This invite no longer exists. Ask for a new one.',
  inviteOfAnotherAddress: 'This invite was sent to another email address.',
  inviteSelf: "You can't invite yourself lol",
  isMemberAlready: '{email} is already a member of this workspace.',
  noSeats: 'You have reached the maximum number of seats',
  addressConfirmed: 'This address is already confirmed.',
  inviteUsed: 'This invite has already been used.',
  resetLinkOver: 'This link has expired or was already used. Request a new one.',
  inviteExpired: 'This invite has expired. Ask for a new one.',
  inviteNotOpen: 'This invite is no longer open.',
  personalWorkspaceStays: 'This is your personal workspace. It stays as long as your account.',
  workspaceHasSubscription:
    'This workspace has a subscription. Cancel it under Billing, and delete the workspace once it has ended.',
  tooManyInvites:
    'A workspace can send {most, number} invites a day, and up to {mostToOne, number} to one address. Please try again tomorrow.',
  workspaceHasAgents: 'This workspace still has agents. Delete them first.',
  workspaceLivesElsewhere: 'This workspace is in the other region.',
  workspaceNameMissing: 'Please enter a workspace name.',
  workspaceNotFound: 'Error: Cannot access workspace information',
  takesInvitesBack: 'Only the owner and the person who sent an invite can revoke it.',
  workspaceIsMissing: 'Workspace not found. Please refresh and try again.',
  workspaceHasClients: 'This workspace has clients. Delete them first.',
} as const
