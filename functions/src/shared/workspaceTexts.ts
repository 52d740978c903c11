/**
 * The words of workspaces, seats and invites, as the specification has them (A§5, A§8, B§8); quoted here so
 * that screens and server say the same.
 */
export const workspaceTexts = {
  created: '+ New Workspace',
  nameRequired: 'Please enter a workspace name.',
  saved: 'Successfully saved workspace data.',
  saveFailed: 'Failed to save workspace.',
  notFound: 'Workspace not found',
  deleted: 'Successfully deleted workspace.',
  deleteFailed: 'Failed to delete workspace.',

  emailInvalid: 'Please enter a valid email',
  inviteSelf: "You can't invite yourself lol",
  noSeats: 'You have reached the maximum number of seats',
  invited: (email: string) => `Successfully invited ${email}`,
  inviteFailed: (email: string) => `Failed to invite ${email}`,
  joinNoSeats: 'Failed to add user to workspace, workspace does not have enough seats',
  removeSelf: 'You cannot remove yourself from the workspace.',
} as const
