/** The spec's own words, typos included; quoted in one place so that screens and server say the same. */
export const texts = {
  agentNameRequired: 'Please provide a name for the agent.',
  agentCreated: 'Agent created successfully, redirecting...',
  agentCreateLogin: 'You must be logged in to create an agent',
  /** The server has refused it, and says why. */
  agentCreateRefused: (message: string) => `Error: ${message}`,
  /** Nobody has answered. */
  agentCreateUnanswered: (reason: string) => `Error creating agent, ${reason}`,
  /** Anything else that went wrong on the way. */
  agentCreateFailed: (message: string) => `Error creating agent: ${message}`,
  /** Where an agent is saved to be published, or by its wizard (spec A§8). */
  agentSaveFailed: (reason: string) => `Failed to save agent: ${reason}`,
  /** Where an agent is saved from its pages; shown for two seconds (spec B§8). */
  agentPageSaveFailed: (error: string) => `Failed to save agent, ${error}`,
  chunkSizeTooSmall: 'Max chunk size must be greater than 1000',
  numberMissing: 'Enter a number.',
  consentTextMissing: 'Write what visitors agree to, or switch the consent off',
  published: "You've just published your agent, it's now time to deploy",
  copied: 'Copied to Clipboard',
  maxSize: (megabytes: number) => `Max size: ${megabytes} MBs`,
  onlyFiles: (list: string) => `Only ${list} Files`,
  somethingWentWrong: 'Something went wrong',
  signedOut: 'Signed out successfully.',
  signInFailed: 'An error occurred during sign in.',
  signOutFailed: 'An error occurred during sign out.',
} as const
