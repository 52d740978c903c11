import { initializeApp, getApps } from 'firebase-admin/app'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { conversationSchema, type Receipt } from '@parley/functions/shared/conversation'
import { databaseIds } from '@parley/functions/shared/regions'
import { walletSchema } from '@parley/functions/shared/wallet'
import type { Region } from './accounts.ts'

/** The databases as an accountant sees them, past the rules. */
function database(region: Region): Firestore {
  return getFirestore(getApps()[0] ?? initializeApp({ projectId: 'demo-parley' }), databaseIds[region])
}

/** What the agent's workspace can still spend, in units, once every lease is settled to the last receipt. */
export async function readSettled(region: Region, agentId: string): Promise<number> {
  const agent = await database(region).doc(`voiceglow/${agentId}`).get()
  for (let tries = 0; tries < 60; tries++) {
    const wallet = walletSchema.parse((await database(region).doc(`wallets/ws_${String(agent.get('ownerID'))}`).get()).data())
    if (wallet.leased === 0) return wallet.balance
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('A lease was not given back')
}

/** Receipts of what visitors were answered. */
export async function readReceipts(region: Region, agentId: string): Promise<Receipt[]> {
  const conversations = await database(region).collection(`voiceglow/${agentId}/convos`).where('isTest', '==', false).get()
  return conversations.docs.flatMap((document) => conversationSchema.parse(document.data()).window.flatMap((message) => message.receipt ?? []))
}

/** Sets fields of an agent's draft that a journey needs and does not want to click for. */
export async function changeAgent(region: Region, agentId: string, fields: Record<string, boolean>): Promise<void> {
  await database(region).doc(`voiceglow/${agentId}`).update(fields)
}

/** Makes somebody who has an account of his own a member of the agent's workspace, and gives him a name there. */
export async function joinWorkspace(region: Region, agentId: string, address: string, name: string): Promise<void> {
  const store = database(region)
  const workspaceId = String((await store.doc(`voiceglow/${agentId}`).get()).get('ownerID'))
  const [own] = (await store.collection('users').where('email', '==', address).get()).docs
  if (!own) throw new Error(`${address} has no account`)
  await store.doc(`users/${workspaceId}/members/${own.id}`).set({ uid: own.id, email: address, name, role: 'member', joinedAt: 1 })
  await store.doc(`access/${own.id}`).update({ [`ws.${workspaceId}`]: 'member' })
}
