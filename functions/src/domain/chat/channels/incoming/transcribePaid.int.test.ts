import { beforeAll, describe, expect, it } from 'vitest'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oggOf } from '#test/channels/oggOf.ts'
import type { AgentChanges } from '../../../../shared/agents/agent.ts'
import { adjustWallet } from '../../../billing/credits/wallets.ts'
import { transcribePaid } from './transcribePaid.ts'
import { incomingSchema } from '../../../kernel/channels/Thread.ts'

beforeAll(clearDatabases)

const halfMinute = { id: 'voice', name: 'voice.ogg', bytes: 90, type: 'audio/ogg', seconds: 30 }
/** At 30,000 units a minute. */
const price = 15_000

async function makeWorld(changes: AgentChanges = {}) {
  const world = await makeChannelWorld(
    { canUpload: true, outOfCredits: { steps: [], message: 'Closed.' } },
    { smartInit: true, ...changes },
  )
  const { agent, ports, served, vendor, come, settle } = world
  ports.transcribe = async () => 'Do you ship?'
  vendor.files.set('voice', oggOf(30))
  /** Sends a voice note and serves everything that follows. */
  const say = async (id: string, others: (typeof halfMinute)[] = []) => {
    await come('', id, { files: [halfMinute, ...others] })
    await settle()
  }
  /** Returns the credit that is lent when none is used. */
  const lent = async () => {
    await Promise.all([ports.tasks.flush(), served.flush()])
    const { open, wallet } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    return [open.length, wallet.leased]
  }
  return { ...world, say, lent }
}

describe('the credit for a voice note', () => {
  it('is not spent when its answer fails, a file beside it cannot be downloaded, or the month is over', async () => {
    const { say, lent, script, ports, vendor, come, settle, conversation } = await makeWorld({
      messagesLimit: 1,
    })
    script.error = new Error('The model is down')
    await say('1')
    // The transcription is for the team, and free.
    expect(await conversation()).toMatchObject({ state: 'requested', costUnits: 0 })
    expect(await lent()).toEqual([0, 0])
    delete script.error
    const { adapter } = vendor
    const readFile: typeof adapter.readFile = async (recipient, id, max) => {
      if (id === 'lost') throw new Error('The vendor is unavailable')
      return adapter.readFile?.(recipient, id, max)
    }
    ports.channels = { telegram: { ...adapter, readFile } }
    await say('2', [{ ...halfMinute, id: 'lost', name: 'list.pdf', type: 'application/pdf' }])
    expect((await conversation())?.costUnits).toBe(0)
    expect(await lent()).toEqual([0, 0])
    await come('Hello', '3')
    await settle()
    const { costUnits } = (await conversation()) ?? {}
    expect((await conversation())?.window.at(-1)?.role).toBe('agent')
    vendor.taken.length = 0
    await say('4')
    expect(vendor.words()).toMatch(/^I can’t answer this right now/)
    expect(await lent()).toEqual([0, 0])
    expect((await conversation())?.costUnits).toBe(costUnits)
  })

  it('does not exceed its price while it is answered', async () => {
    const { agent, served, ports, vendor, lent } = await makeWorld()
    const { wallet, region, agentId } = agent
    const { wallet: before } = await expectBooksToBalance(wallet, [])
    // Two minutes, which are held while the length is unknown, would leave 70,000.
    await adjustWallet(wallet, 'test', 130_000 - before.balance, 'test', Date.now())
    const sender = {
      region,
      agentId,
      conversationId: 'one',
      channel: 'telegram',
      contactId: 'one',
      isTest: false,
    } as const
    const question = incomingSchema.parse({ id: '1', at: 1, files: [halfMinute] })
    const recipient = { region, agentId, threadId: 'one', account: '42', address: '7', lastIncomingAt: 1 }
    const { payment } = await transcribePaid(
      { ports, books: served.books, conversations: served.conversations },
      { sender, wallet: wallet.wallet },
      question,
      { adapter: vendor.adapter, recipient },
    )
    expect(payment?.hold.amount).toBe(price)
    const book = served.books.of(wallet)
    const hold = await book.hold({ wanted: 100_000, least: 100_000 })
    expect(hold.amount).toBe(100_000)
    book.release(hold)
    if (payment) book.release(payment.hold)
    expect(await lent()).toEqual([0, 0])
  })
})
