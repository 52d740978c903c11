import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { walletOfWorkspace } from '../../../shared/billing/wallet.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { testCosts } from '#test/testSigning.ts'
import { chargeCall, recordCall } from '../credits/callCharges.ts'
import { borrow, settleLease } from '../credits/leases.ts'
import { readWallet } from '../credits/moveWallet.ts'
import { areCallsCovered, readCostOfRunningCalls } from './callHolds.ts'
import { claimCallLine, freeLine } from './callLines.ts'

beforeAll(clearDatabases)

const busy = { code: 'resource-exhausted', refusal: { key: 'linesBusy' } }

async function makeLines(region: Region, maxConcurrentCalls: number, balance = 1_000_000_000) {
  const { workspaceId } = await makeAccount(region)
  const limits = {
    maxAgents: 2,
    maxKnowledgeCharacters: 1,
    workspaceSeats: 2,
    clientSeats: 0,
    phoneNumbers: 0,
  }
  await new Writes(region)
    .update(paths.workspace(workspaceId), { 'internal.planLimits': { ...limits, maxConcurrentCalls } })
    .commit()
  const wallet = { region, wallet: walletOfWorkspace(workspaceId) }
  await new Writes(region).update(paths.wallet(wallet.wallet), { balance }).commit()
  let count = 0
  const call = (...networks: string[]) => {
    const attempt = `attempt${++count}`
    return claimCallLine(wallet, { attempt, caller: [`ip ${count}`], networks }, Date.now())
  }
  return { wallet, call, free: (number: number) => freeLine(wallet, `attempt${number}`) }
}

describe.each(oneRegion)('the call lines of a plan in %s', (region) => {
  it('are not all held by one network or provider with many IPs (H-125)', async () => {
    const { call, free } = await makeLines(region, 8)
    for (let calls = 0; calls < 4; calls++) await call('a /48', 'a /32')
    await expect(call('a /48', 'a /32')).rejects.toMatchObject(busy)
    for (let calls = 0; calls < 2; calls++) await call(`another /48 ${calls}`, 'a /32')
    await expect(call('a third /48', 'a /32')).rejects.toMatchObject(busy)
    await call('a home', 'a provider')
    await free(1)
    await call('a /48', 'a /32')
    await call()
    await expect(call('an office', 'its provider')).rejects.toMatchObject(busy)
  })

  it.each([1, 2])('serve one caller of a network even where there are %s', async (lines) => {
    const { call } = await makeLines(region, lines)
    await call('a /24')
    await expect(call('a /24')).rejects.toMatchObject(busy)
  })
})

/** The most that a minute of a call costs. */
const unitsPerMinute = 3_000_000

describe.each(oneRegion)('the credit of a running call in %s', (region) => {
  /** Starts a call of ten minutes in a wallet that has credit for thirteen. */
  async function openWorld() {
    const { wallet, free } = await makeLines(region, 2, 13 * unitsPerMinute)
    const now = Date.now()
    const line = await claimCallLine(wallet, { attempt: 'attempt1', caller: ['ip'], networks: [] }, now)
    /** Spends all that answers can get after some minutes, and returns it. */
    const answerAll = async (minutes: number) => {
      const at = now + minutes * minuteMs
      const lease = await borrow(wallet, (amount) => ({ amount, tight: true }), at)
      if (!('id' in lease)) return 0
      const row = { messageId: 'm', conversationId: 'c', agentId: 'a', at, amount: lease.granted }
      const rows = [{ ...row, model: 'm', inputTokens: 0, outputTokens: 0, rule: 'r' }]
      await settleLease(wallet, lease, rows, at)
      return lease.granted
    }
    const held = (at: number) =>
      readCostOfRunningCalls(new Writes(region), region, paths.wallet(wallet.wallet), at)
    return { wallet, now, line, answerAll, held, free }
  }

  it('is left by answers for what the call has cost until then, and for a minute more (H-161)', async () => {
    const { wallet, now, line, answerAll } = await openWorld()
    expect(line.seconds).toBe(600)
    expect(await answerAll(4)).toBe(8 * unitsPerMinute)
    expect(await answerAll(4)).toBe(0)
    expect(await areCallsCovered(wallet, now + 5 * minuteMs)).toBe(true)
    expect(await areCallsCovered(wallet, now + 5 * minuteMs + 1_000)).toBe(false)
    const { endsBy, factor } = line
    const call = { agentId: 'a', conversationId: 'c', at: now, endsBy, attempt: 'attempt1', factor }
    await recordCall(wallet, 'call', call)
    const bill = { cost: 5 * unitsPerMinute, rule: 'test', isLate: false }
    expect(await chargeCall(testCosts, wallet, 'call', bill, now + 5 * minuteMs)).toBe(5 * unitsPerMinute)
    expect((await readWallet(wallet)).data.balance).toBe(0)
  })

  it('stays until the call is paid, also when its report comes late', async () => {
    const { line, answerAll, held, free } = await openWorld()
    expect(await held(line.endsBy + 15 * minuteMs)).toBe(10 * unitsPerMinute)
    expect(await held(line.endsBy + 21 * minuteMs)).toBe(0)
    expect(await answerAll(20)).toBe(3 * unitsPerMinute)
    await free(1)
    expect(await held(line.endsBy)).toBe(0)
    expect(await answerAll(20)).toBe(10 * unitsPerMinute)
  })

  it('leaves a fifth of a small balance for the answers in the call', async () => {
    const { wallet } = await makeLines(region, 2, 5 * unitsPerMinute)
    const { seconds } = await claimCallLine(wallet, { attempt: 'a', caller: [], networks: [] }, Date.now())
    expect(seconds).toBe(240)
  })
})
