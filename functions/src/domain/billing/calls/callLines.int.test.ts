import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '../../../../test/emulator.ts'
import { makeAccount } from '../../../../test/factories.ts'
import { oneRegion } from '../../../../test/oneRegion.ts'
import { paths } from '../../../shared/paths.ts'
import { walletOfWorkspace } from '../../../shared/billing/wallet.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { claimCallLine, freeLine } from './callLines.ts'

beforeAll(clearDatabases)

const busy = { code: 'resource-exhausted', refusal: { key: 'linesBusy' } }

async function makeLines(region: Region, maxConcurrentCalls: number) {
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
  await new Writes(region).update(paths.wallet(wallet.wallet), { balance: 1_000_000_000 }).commit()
  let count = 0
  const call = (...networks: string[]) => {
    const attempt = `attempt${++count}`
    return claimCallLine(wallet, { attempt, caller: [`ip ${count}`], networks }, Date.now())
  }
  return { call, free: (number: number) => freeLine(wallet, `attempt${number}`) }
}

describe.each(oneRegion)('the call lines of a plan in %s', (region) => {
  it('the call lines of a plan are not all held by one network or provider with many IPs (H-125)', async () => {
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
