import { randomUUID } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import type { AgentChanges } from '@parley/functions/shared/agent'
import { groupOf, type CallableName } from '@parley/functions/shared/callableGroups'
import { callables, type CallableInput } from '@parley/functions/shared/callables'
import { databaseIds, functionLocations, type Region } from '@parley/functions/shared/regions'
import { widgetOptionsSchema, type WidgetOptions } from '@parley/functions/shared/widgetOptions'
import { z } from 'zod'
import { freshAddress } from './accounts.ts'

const functionsOrigin = 'http://127.0.0.1:5001/demo-parley'
/** Of accounts that are made past the screens, and of those that call procedures. */
export const password = 'journeys-and-widgets'
const tokenSchema = z.object({ idToken: z.string() })
const resultSchema = z.object({ result: z.unknown() })

export interface AgentForTest {
  region: Region
  agentId: string
  email: string
  password: string
  /** Runs a procedure as the agent's owner. */
  call: <Name extends CallableName>(name: Name, input: CallableInput<Name>) => Promise<unknown>
}

/**
 * A published agent of a workspace of its own whose widget behaves as given; made past the screens, which
 * have journeys of their own.
 */
export async function agentWith(
  region: Region,
  options: Partial<WidgetOptions> = {},
  changes: AgentChanges = {},
): Promise<AgentForTest> {
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  const email = freshAddress()
  const { uid } = await getAuth(app).createUser({ email, password, emailVerified: true })
  const call = await caller(region, email)
  await call('bootstrapAccount', { region })
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

/** Procedures as somebody calls them who has that password. */
export async function caller(region: Region, email: string): Promise<AgentForTest['call']> {
  const signedIn = await fetch(
    'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  const { idToken } = tokenSchema.parse(await signedIn.json())
  return async (name, input) => {
    const answer = await fetch(`${functionsOrigin}/${functionLocations[region]}/${groupOf(name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ data: { procedure: name, input } }),
    })
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
    return resultSchema.parse(await answer.json()).result
  }
}
