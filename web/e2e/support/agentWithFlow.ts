import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { agentWith, type AgentForTest } from './agentWith.ts'

/** Creates a published agent whose flow goes from its start to a reception, which welcomes visitors. */
export async function agentWithFlow({ outcome = '' } = {}): Promise<AgentForTest> {
  const agent = await agentWith('eu')
  const { region, agentId, call } = agent
  const node = (kind: 'start' | 'default', name: string, text: string) => ({
    kind,
    name,
    text,
    x: 0,
    y: kind === 'start' ? 0 : 180,
    mode: 'model' as const,
    tools: [],
    knowledge: 'all' as const,
    collects: [],
    outcome: kind === 'start' ? '' : outcome,
  })
  const nodes = {
    n1: node('start', 'Start', ''),
    n2: node('default', 'Reception', 'Say: "Welcome to the boat house."'),
  }
  const edges = { e1: { from: 'n1', to: 'n2', order: 0, when: { rule: 'always' as const } } }
  const base = { nodes: { n1: null, n2: null }, edges: { e1: null } }
  await call('saveFlow', { region, agentId, parts: { nodes, edges }, base })
  await draftOf(agentId).update({ enableNodes: true })
  await call('publishAgent', { region, agentId })
  return agent
}

/** Returns the draft of an agent in the database, past its rules. */
export function draftOf(agentId: string) {
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  return getFirestore(app, databaseIds.eu).doc(`voiceglow/${agentId}`)
}
