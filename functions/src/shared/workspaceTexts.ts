/**
 * The words of workspaces, seats and invites, as the specification has them (A§5, A§8, B§8); quoted here so
 * that screens and server say the same.
 */
export const workspaceTexts = {
  /** The specification's words alone, which the menu has too, would not say that it was made. */
  created: (name: string) => `+ New Workspace: “${name}” was made.`,
  secretLost: 'The workspace was made, but its secret could not be shown. Make a new one in its settings.',
  secretNotCopied: 'You have not copied the secret. It cannot be shown again.',
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
