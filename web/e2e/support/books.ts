import { initializeApp, getApps } from 'firebase-admin/app'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { creditLeft, unitsPerCredit } from '@parley/functions/shared/billing/credits'
import {
  ledgerEntrySchema,
  usageSchema,
  walletSchema,
  type UsageRow,
} from '@parley/functions/shared/billing/wallet'
import type { Region } from './accounts.ts'
import { waitMs } from './patience.ts'

/** Returns a region's database without the security rules. */
function database(region: Region): Firestore {
  return getFirestore(getApps()[0] ?? initializeApp({ projectId: 'demo-parley' }), databaseIds[region])
}

/**
 * Returns the credit that the agent's workspace can spend, in units, once every lease is settled to the last
 * receipt.
 */
export async function readSettled(region: Region, agentId: string): Promise<number> {
  const agent = await database(region).doc(`voiceglow/${agentId}`).get()
  const deadline = Date.now() + waitMs
  while (Date.now() < deadline) {
    const wallet = walletSchema.parse(
      (
        await database(region)
          .doc(`wallets/ws_${String(agent.get('ownerID'))}`)
          .get()
      ).data(),
    )
    if (wallet.leased === 0) return wallet.balance
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('A lease was not given back')
}

/**
 * Returns the charges of answers to visitors whose leases are settled. Conversations have them encrypted, so
 * they are read from the workspace's usage.
 */
export async function readCharges(region: Region, agentId: string): Promise<UsageRow[]> {
  const agent = await database(region).doc(`voiceglow/${agentId}`).get()
  const conversations = await database(region)
    .collection(`voiceglow/${agentId}/convos`)
    .where('isTest', '==', false)
    .get()
  const ids = new Set(conversations.docs.map(({ id }) => id))
  const usage = await database(region)
    .collection(`wallets/ws_${String(agent.get('ownerID'))}/usage`)
    .get()
  return usage.docs
    .flatMap((document) => usageSchema.parse(document.data()).rows)
    .filter((row) => row.agentId === agentId && ids.has(row.conversationId))
}

/** Sets fields of an agent's draft that a journey needs but does not test. */
export async function changeAgent(
  region: Region,
  agentId: string,
  fields: Record<string, boolean>,
): Promise<void> {
  await database(region).doc(`voiceglow/${agentId}`).update(fields)
}

/** Adds a person with an account to the agent's workspace, under this name. */
export async function joinWorkspace(
  region: Region,
  agentId: string,
  address: string,
  name: string,
): Promise<void> {
  const store = database(region)
  const workspaceId = String((await store.doc(`voiceglow/${agentId}`).get()).get('ownerID'))
  const [own] = (await store.collection('users').where('email', '==', address).get()).docs
  if (!own) throw new Error(`${address} has no account`)
  await store
    .doc(`users/${workspaceId}/members/${own.id}`)
    .set({ uid: own.id, email: address, name, role: 'member', joinedAt: 1 })
  await store.doc(`access/${own.id}`).update({ [`ws.${workspaceId}`]: 'member' })
}

/**
 * Spends credit of the agent's workspace, with an entry in its ledger, until this number of credits is left.
 */
export async function spendDownTo(region: Region, agentId: string, credits: number): Promise<void> {
  const balance = await readSettled(region, agentId)
  const path = `wallets/ws_${String((await database(region).doc(`voiceglow/${agentId}`).get()).get('ownerID'))}`
  const amount = credits * unitsPerCredit - balance
  const wallet = await database(region).doc(path).get()
  const seq = Number(wallet.get('seq')) + 1
  await database(region)
    .batch()
    .update(wallet.ref, { balance: balance + amount, seq }, { lastUpdateTime: wallet.updateTime })
    .create(database(region).doc(`${path}/ledger/adj:${seq}`), {
      amount,
      unit: 'credit',
      type: 'adjustment',
      ref: 'journey',
      seq,
      at: Date.now(),
      actor: 'test',
    })
    .commit()
}

/**
 * Returns whether the ledger's sum equals the balance, the balance, and the incoming credit by kind of entry,
 * in whole credits.
 */
export async function balanceBooks(
  region: Region,
  agentId: string,
): Promise<{ isBalanced: boolean; balance: number; movements: Record<string, number> }> {
  const path = `wallets/ws_${String((await database(region).doc(`voiceglow/${agentId}`).get()).get('ownerID'))}`
  const wallet = walletSchema.parse((await database(region).doc(path).get()).data())
  const entries = (await database(region).collection(`${path}/ledger`).get()).docs.map((document) =>
    ledgerEntrySchema.parse(document.data()),
  )
  const movements: Record<string, number> = {}
  for (const { type, amount } of entries)
    if (['free', 'plan', 'payment'].includes(type))
      movements[type] = (movements[type] ?? 0) + amount / unitsPerCredit
  const isBalanced = entries.reduce((sum, { amount }) => sum + amount, 0) === wallet.balance
  return {
    isBalanced,
    balance: Math.floor(creditLeft(wallet) / unitsPerCredit),
    movements: Object.fromEntries(
      Object.entries(movements).map(([type, credits]) => [type, Math.floor(credits)]),
    ),
  }
}
