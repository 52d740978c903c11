import type { z } from 'zod'
import { accountsCallables } from './accounts.ts'
import { agenciesCallables } from './agencies/agencies.ts'
import { agentsCallables } from './agents.ts'
import { billingCallables } from './billing.ts'
import { channelsCallables } from './channels.ts'
import { clientSessionsCallables } from './agencies/clientSessions.ts'
import { domainsCallables } from './agencies/domains.ts'
import { inboxCallables } from './inbox.ts'
import { knowledgeCallables } from './knowledge.ts'
import { workspacesCallables } from './workspaces.ts'
import { sellingCallables } from './agencies/selling.ts'
import type { Contract } from './fields.ts'
import type { CallableName } from './callableGroups.ts'

/**
 * The input and output of every procedure. Endpoints parse the input, clients infer both types. An endpoint
 * imports only the file of its group.
 */
export const callables = {
  ...accountsCallables,
  ...workspacesCallables,
  ...agentsCallables,
  ...channelsCallables,
  ...knowledgeCallables,
  ...billingCallables,
  ...sellingCallables,
  ...inboxCallables,
  ...domainsCallables,
  ...agenciesCallables,
  ...clientSessionsCallables,
} as const satisfies Record<CallableName, Contract>

export type Callables = typeof callables
/** The input as a caller passes it, before the server trims it and adds defaults. */
export type CallableInput<Name extends CallableName> = z.input<Callables[Name]['input']>
export type CallableOutput<Name extends CallableName> = z.output<Callables[Name]['output']>
