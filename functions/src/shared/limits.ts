/** The limits of the free plan. */
export const defaultPlanLimits = {
  MAX_AGENTS: 2,
  MAX_CONCURRENT_CALLS: 10,
  MAX_CLIENTS: 2,
  WORKSPACE_SEATS: 2,
  TWILIO_PHONE_NUMBERS: 0,
  /** Characters of extracted knowledge of one agent. */
  MAX_KB_DOCS_CHAR_COUNT: 2_000_000,
} as const

/**
 * Lengths of identifiers. The prefix of an agent's key comes on top; that of a workspace's secret is
 * included. The token of an invite has 256 bits.
 */
export const identifierLengths = {
  agentId: 16,
  secretKey: 20,
  workspaceId: 15,
  workspaceSecret: 20,
  inviteToken: 43,
  clientId: 15,
  clientPassword: 15,
  loginToken: 43,
  adminSecret: 25,
} as const
export const secretKeyPrefix = 'vg_'

/**
 * What one agent's index may hold, whatever its plan allows: an instance of 512 MiB keeps several in memory.
 * Measured: five million characters of English are an index of 8 MB, of Chinese up to 45 MB, in memory as in
 * its file. Building one takes up to 330 MB, the process itself among them.
 */
export const indexLimits = { characters: 5_000_000, words: 300_000 } as const

/** The largest knowledge file. A megabyte is 1,000,000 bytes everywhere. */
export const maxKnowledgeFileBytes = 25_000_000
/** Files, texts, sites and corrected answers of one agent. */
export const maxSourcesPerAgent = 1_000
export const maxKnowledgeTextCharacters = 200_000
export const knowledgeFileKinds = ['pdf', 'docx', 'xlsx', 'pptx', 'html', 'txt', 'md', 'csv'] as const
export const knowledgeFileExtensions = [...knowledgeFileKinds, 'tsv', 'htm'] as const

/** Picture of an agent. */
export const maxImageBytes = 1_000_000
export const imageExtensions = ['png', 'jpg', 'jpeg', 'gif', 'webp'] as const

/** How long the drafts of the texts may be, in characters; the rules hold the same numbers. */
export const agentTextLimits = {
  title: 100,
  description: 500,
  systemPrompt: 20_000,
  initMessage: 1_000,
  suggestedReply: 80,
  customCss: 50_000,
} as const

/** Messages per minute: in one session, from one IP, and to one agent from all its visitors. */
export const turnLimitsPerMinute = { session: 20, address: 60, agent: 600 } as const

/** What visitors do besides: opening, typing, rating, listening. */
export const actionLimitsPerMinute = { session: 90, address: 300, agent: 6_000 } as const

/** Scripts of one agent that an instance hands out; the edge keeps each for a minute. */
export const launchersPerMinute = 600

export const maxBackups = 20

interface Limited {
  internal: {
    customPlan?: { limits: { maxAgents?: number | undefined } } | undefined
    planLimits?: { maxAgents: number } | undefined
  }
}

/** How many agents a workspace may have. */
export function maxAgents({ internal: { customPlan, planLimits } }: Limited): number {
  return customPlan?.limits.maxAgents ?? planLimits?.maxAgents ?? defaultPlanLimits.MAX_AGENTS
}

interface Seated {
  internal: {
    customPlan?: { limits: { workspaceSeats?: number | undefined } } | undefined
    planLimits?: { workspaceSeats: number } | undefined
  }
}

/**
 * Returns how many people a workspace may have, open invites included: the seats of its plan, and those
 * agreed with it on top.
 */
export function workspaceSeats({ internal: { customPlan, planLimits } }: Seated): number {
  return (
    (planLimits?.workspaceSeats ?? defaultPlanLimits.WORKSPACE_SEATS) +
    (customPlan?.limits.workspaceSeats ?? 0)
  )
}

interface Served {
  internal: {
    planLimits?: { clientSeats: number } | undefined
  }
}

/** How many clients the agency of a workspace may have, over all its organisations. */
export function clientSeats({ internal: { planLimits } }: Served): number {
  return planLimits?.clientSeats ?? defaultPlanLimits.MAX_CLIENTS
}
