import { openMessage } from '../src/domain/billing/credits/sealedCosts.ts'
import { testCosts } from './testSigning.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import type { WalletRef } from '../src/domain/billing/credits/moveWallet.ts'
import { conversationPageSchema, conversationSchema } from '../src/shared/chat/conversation.ts'
import { paths } from '../src/shared/paths.ts'
import {
  callSchema,
  isOfClient,
  leaseSchema,
  ledgerEntrySchema,
  usageSchema,
  walletSchema,
  type LedgerEntry,
} from '../src/shared/billing/wallet.ts'
import { readDocument, readQuery } from '../src/store/documents.ts'
import { replayLedger } from './billing/replayLedger.ts'

/** Entries between the wallet and the outside, not between the wallet and its own leases. */
const external = new Set<LedgerEntry['type']>([
  'free',
  'adjustment',
  'payment',
  'plan',
  'refund',
  'dispute',
  'transfer',
  'sale',
  'overage',
  'markup',
  'collected',
])
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Checks INV-1 to INV-4 of a wallet and returns its books. `agentIds` are all agents that spend from it. Those
 * of an organisation also spend from the wallet of its overage.
 */
export async function expectBooksToBalance(ref: WalletRef, agentIds: string[]) {
  const path = paths.wallet(ref.wallet)
  const wallet = (await readDocument(ref.region, path, walletSchema))?.data
  if (!wallet) throw new Error('There is no wallet')
  const entries = (await readQuery(ref.region, `${path}/ledger`, ledgerEntrySchema)).map(({ data }) => data)
  const leases = (await readQuery(ref.region, `${path}/leases`, leaseSchema)).map(({ path: name, data }) => ({
    id: name.split('/').at(-1),
    ...data,
  }))
  const usage = (await readQuery(ref.region, `${path}/usage`, usageSchema)).map(({ data }) => data)
  const calls = (await readQuery(ref.region, `${path}/calls`, callSchema)).map(({ data }) => data)
  const isOwn = ({ lease }: { lease: string }) =>
    !isOfClient(ref.wallet) || leases.some(({ id }) => id === lease)
  const receipts = (await Promise.all(agentIds.map((agentId) => receiptsOf(ref, agentId))))
    .flat()
    .filter(isOwn)
  const open = leases.filter((lease) => lease.state === 'open')

  // INV-1: the ledger's sum is the balance.
  expect(sum(entries.map((entry) => entry.amount))).toBe(wallet.balance)
  // The leased sum equals the grants of open leases.
  expect(wallet.leased).toBe(sum(open.map((lease) => lease.granted)))
  // INV-2: balance, remaining credit of open leases, all receipts and all calls add up to the incoming
  // credit.
  const cameIn = sum(entries.filter((entry) => external.has(entry.type)).map((entry) => entry.amount))
  const spent = sum(receipts.map((receipt) => receipt.amount))
  const calledFor = sum(entries.map((entry) => (entry.type === 'call' ? -entry.amount : 0)))
  const openSpent = sum(
    receipts
      .filter((receipt) => open.some((lease) => lease.id === receipt.lease))
      .map((receipt) => receipt.amount),
  )
  expect(wallet.balance + wallet.leased - openSpent + spent + calledFor).toBe(cameIn)
  // Settled leases consumed exactly the sum of their receipts, and the usage rows agree.
  for (const lease of leases.filter((candidate) => candidate.state === 'settled')) {
    const own = receipts.filter((receipt) => receipt.lease === lease.id)
    expect(sum(own.map((receipt) => receipt.amount))).toBe(lease.consumed)
    expect(sum(usage.filter((row) => row.lease === lease.id).map((row) => row.amount))).toBe(lease.consumed)
    expect(lease.consumed).toBeLessThanOrEqual(lease.granted)
  }
  // A settled call was paid once, and its usage row agrees.
  expect(sum(calls.map((call) => call.paid))).toBe(calledFor)
  expect(sum(usage.filter((row) => row.lease.startsWith('call:')).map((row) => row.amount))).toBe(calledFor)
  replayLedger(wallet, entries, leases, usage)
  return { wallet, entries, leases, open, usage, receipts, spent, calls }
}

async function receiptsOf(ref: WalletRef, agentId: string) {
  const conversations = await readQuery(ref.region, paths.conversations(agentId), conversationSchema)
  const pages = await Promise.all(
    conversations.map(({ data }) =>
      readQuery(ref.region, paths.conversationPages(agentId, data.ID), conversationPageSchema),
    ),
  )
  return conversations.flatMap(({ data }, index) => {
    const location = { agentId, conversationId: data.ID }
    const messages = [...data.window, ...(pages[index] ?? []).flatMap((page) => page.data.messages)].map(
      (message) => openMessage(testCosts, location, message),
    )
    const paid = messages.filter((message) => message.receipt)
    // A voice note has its own receipt, for its transcription.
    const answers = paid.filter(({ isSpoken }) => !isSpoken)
    // INV-4 for turns: no message of a conversation was answered twice.
    const questions = answers.map((message) => z.string().parse(message.replyTo))
    expect(new Set(questions).size).toBe(questions.length)
    return paid.flatMap((message) => message.receipt ?? [])
  })
}
