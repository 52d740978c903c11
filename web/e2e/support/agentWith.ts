import { randomUUID } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { AgentChanges } from '@parley/functions/shared/agents/agent'
import { callables } from '@parley/functions/shared/callables/callables'
import { databaseIds, type Region } from '@parley/functions/shared/regions/regions'
import { widgetOptionsSchema, type WidgetOptions } from '@parley/functions/shared/widget/widgetOptions'
import { freshEmail } from './accounts.ts'
import { createAccount, procedureCaller, signInWithPassword, type CallProcedure } from './emulatorAuth.ts'

/** The password of accounts that are created without the screens, and of those that call procedures. */
export const password = 'journeys-and-widgets'

export interface AgentForTest {
  region: Region
  agentId: string
  email: string
  password: string
  /** Runs a procedure as the agent's owner. */
  call: CallProcedure
}

/**
 * Creates a published agent with these widget options in its own workspace, without the screens, which have
 * journeys of their own.
 */
export async function agentWith(
  region: Region,
  options: Partial<WidgetOptions> = {},
  changes: AgentChanges = {},
): Promise<AgentForTest> {
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  const email = freshEmail()
  const uid = await createAccount(region, email, password)
  const call = await caller(region, email)
  const created = await call('convertAgentTemplateToAgent', {
    region,
    workspaceId: uid,
    agentName: 'Harbour desk',
    agentTemplate: 'customer-support',
    attemptId: randomUUID(),
  })
  const { agentCreated } = callables.convertAgentTemplateToAgent.output.parse(created)
  const agentId = agentCreated.ID
  const widgetOptions = { ...widgetOptionsSchema.parse({}), ...options }
  await getFirestore(app, databaseIds[region])
    .doc(`voiceglow/${agentId}`)
    .update({ ...changes, widgetOptions })
  await call('publishAgent', { region, agentId })
  return { region, agentId, email, password, call }
}

/** Returns a function that runs procedures as the owner of an account. */
export async function caller(region: Region, email: string): Promise<CallProcedure> {
  const { idToken } = await signInWithPassword(email, password)
  return procedureCaller(region, idToken)
}
