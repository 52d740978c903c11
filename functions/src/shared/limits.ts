/** The limits of the free plan. */
export const defaultPlanLimits = {
  MAX_AGENTS: 2,
  MAX_CONCURRENT_CALLS: 10,
  MAX_CLIENTS: 2,
  WORKSPACE_SEATS: 2,
  TWILIO_PHONE_NUMBERS: 0,
  /** The maximum number of characters of an agent's extracted knowledge. */
  MAX_KB_DOCS_CHAR_COUNT: 2_000_000,
} as const

/** The time limit of a request on the server. */
export const callSeconds = 180

/**
 * Lengths of identifiers. An agent's key has a prefix in addition; a workspace's secret includes its own. The
 * token of an invite has 256 bits.
 */
export const identifierLengths = {
  agentId: 16,
  secretKey: 20,
  workspaceId: 15,
  workspaceSecret: 20,
  inviteToken: 43,
  resetCode: 43,
  clientId: 15,
  clientPassword: 15,
  loginToken: 43,
  adminSecret: 25,
} as const
export const secretKeyPrefix = 'vg_'

/** The lengths of the password of an account; Firebase allows 6 to 4,096 characters. */
export const minAccountPasswordLength = 8
export const maxAccountPasswordLength = 1_000

/**
 * The limits of one agent's index, whatever the plan allows, because an instance of 512 MiB caches several.
 * Measured: five million characters of English are an index of 8 MB, of Chinese up to 45 MB, in memory as in
 * its file. Building one takes up to 330 MB, including the process.
 */
export const indexLimits = { characters: 5_000_000, words: 300_000 } as const

/** The maximum size of a knowledge file. A megabyte is 1,000,000 bytes everywhere. */
export const maxKnowledgeFileBytes = 25_000_000
/** Files, texts, sites and corrected answers of one agent. */
export const maxSourcesPerAgent = 1_000
export const maxKnowledgeTextCharacters = 200_000
export const knowledgeFileKinds = ['pdf', 'docx', 'xlsx', 'pptx', 'html', 'txt', 'md', 'csv'] as const
export const knowledgeFileExtensions = [...knowledgeFileKinds, 'tsv', 'htm'] as const

/** The maximum size of an agent's picture. */
export const maxImageBytes = 1_000_000
export const imageExtensions = ['png', 'jpg', 'jpeg', 'gif', 'webp'] as const

/** The limits of tags; the security rules have the same numbers. */
export const tagLimits = { characters: 40, perConversation: 20, predefined: 50 } as const

/** The maximum length of an agent's texts, in characters; the security rules have the same numbers. */
export const agentTextLimits = {
  title: 100,
  description: 500,
  systemPrompt: 20_000,
  initMessage: 1_000,
  suggestedReply: 80,
  customCss: 50_000,
} as const

/**
 * Messages per minute: in one session, from one IP, and to one agent: from a network (/24 of IPv4, /48 of
 * IPv6), from a provider (/32 of IPv6), and from all visitors.
 */
export const turnLimitsPerMinute = {
  session: 20,
  ip: 60,
  network: 150,
  provider: 400,
  agent: 600,
} as const

/** Other requests of visitors per minute: open, type, rate, listen. */
export const actionLimitsPerMinute = {
  session: 90,
  ip: 300,
  network: 900,
  provider: 4_000,
  agent: 6_000,
} as const

/** Launcher scripts of one agent per instance and minute; the CDN caches each for a minute. */
export const launchersPerMinute = 600

export const maxBackups = 20

interface Limited {
  internal: {
    customPlan?: { limits: { maxAgents?: number | undefined } } | undefined
    planLimits?: { maxAgents: number } | undefined
  }
}

/** Returns the maximum number of agents in a workspace. */
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
 * Returns the number of people that a workspace may have, including open invites: the seats of its plan, plus
 * those agreed in addition.
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

/** Returns the number of clients that a workspace's agency may have, over all its organisations. */
export function clientSeats({ internal: { planLimits } }: Served): number {
  return planLimits?.clientSeats ?? defaultPlanLimits.MAX_CLIENTS
}
/** The longest text that people paste with a code, such as the line of the email. */
export const maxPastedCodeLength = 60
