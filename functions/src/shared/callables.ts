import type { z } from 'zod'
import { accountsCallables } from './callables/accounts.ts'
import { agenciesCallables } from './callables/agencies.ts'
import { agentsCallables } from './callables/agents.ts'
import { billingCallables } from './callables/billing.ts'
import { channelsCallables } from './callables/channels.ts'
import { clientSessionsCallables } from './callables/clientSessions.ts'
import { domainsCallables } from './callables/domains.ts'
import { inboxCallables } from './callables/inbox.ts'
import { knowledgeCallables } from './callables/knowledge.ts'
import { workspacesCallables } from './callables/workspaces.ts'
import type { Contract } from './callables/fields.ts'
import type { CallableName } from './callableGroups.ts'

/**
 * Every procedure: what goes in and what comes out. Doors parse the input, clients infer both. A door takes
 * the file of its own group.
 */
export const callables = {
  ...accountsCallables,
  ...workspacesCallables,
  ...agentsCallables,
  ...channelsCallables,
  ...knowledgeCallables,
  ...billingCallables,
  ...inboxCallables,
  ...domainsCallables,
  ...agenciesCallables,
  ...clientSessionsCallables,
} as const satisfies Record<CallableName, Contract>

export type Callables = typeof callables
/** What a caller passes, before the server has trimmed and defaulted it. */
export type CallableInput<Name extends CallableName> = z.input<Callables[Name]['input']>
export type CallableOutput<Name extends CallableName> = z.output<Callables[Name]['output']>
