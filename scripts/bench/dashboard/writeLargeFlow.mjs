import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { flowSchema } from '../../../functions/src/shared/flow/flow.ts'
import { ports, projectId } from '../../launcher/ports.mjs'

const databaseIds = { na: '(default)', eu: 'voiceglow-eu' }
const [nodes, columns] = [500, 20]

/** Gives the agent of a URL the largest possible flow, without the screens: 500 nodes, 750 edges. */
export async function writeLargeFlow(url) {
  process.env['FIRESTORE_EMULATOR_HOST'] ??= `127.0.0.1:${ports.firestore}`
  const app = getApps()[0] ?? initializeApp({ projectId })
  const [, region, agentId] = /\/app\/(\w+)\/agents\/(\w+)/.exec(url)
  const agent = getFirestore(app, databaseIds[region]).doc(`voiceglow/${agentId}`)
  const json = JSON.stringify(flowSchema.parse(largeFlow()))
  await agent
    .collection('parts')
    .doc('flow')
    .set({ json, seq: 1, hash: 'bench', by: 'bench', at: Date.now() })
  await agent.update({ enableNodes: true, flowHash: 'bench' })
}

function largeFlow() {
  const flow = { nodes: {}, edges: {} }
  for (let at = 0; at < nodes; at++) {
    flow.nodes[`n${at}`] = {
      kind: at === 0 ? 'start' : 'default',
      name: `Step ${at}`,
      x: (at % columns) * 320,
      y: Math.floor(at / columns) * 220,
      text: `Ask for what the visitor needs in part ${at}, and say what can be done about it.`,
    }
    if (at > 0) addWay(flow, Math.floor((at - 1) / 2), at, 'asks for that')
    if (at % 2 === 1 && at > columns) addWay(flow, at, at - columns, 'changes his mind')
  }
  return flow
}

function addWay({ edges }, from, to, when) {
  const order = Object.values(edges).filter((edge) => edge.from === `n${from}`).length
  edges[`e${from}x${to}`] = { from: `n${from}`, to: `n${to}`, order, when: `${when} (${to})` }
}
