import { beforeAll, describe, expect, it } from 'vitest'
import { testCosts } from '#test/testSigning.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { scriptedModel } from '#test/chat/scriptedModel.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { walletOfOrganisation, type Wallet } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { unknownClient } from '../../kernel/access/RequestClient.ts'
import { openVisitorSession } from '../../chat/visitors/access/sessions.ts'
import { addCredit } from './moveCredit.ts'
import { chargeCall, recordCall } from './callCharges.ts'
import { sweepExpiredLeases } from './sweepExpiredLeases.ts'

beforeAll(clearDatabases)

const usage = { inputTokens: 100, outputTokens: 60 }
const afterLeasesMs = 20 * minuteMs

/** Creates an agent of an organisation, whose wallet pays for it. */
async function makeOrganisationsAgent(region: Region, balance: number) {
  const agent = await makeAgent(region)
  const orgId = randomIdentifier(15)
  const wallet = { region, wallet: walletOfOrganisation(orgId) }
  const empty: Wallet = {
    owner: 'org',
    wsId: agent.workspaceId,
    orgId,
    balance: 0,
    leased: 0,
    debt: 0,
    filled: 0,
    high: 0,
    worth: 0,
    bought: 0,
    monthlyLimit: 0,
    month: '',
    usedInMonth: 0,
    level: 0,
    isUntold: false,
    seq: 0,
  }
  await new Writes(region)
    .create(paths.wallet(wallet.wallet), { ...empty })
    .update(paths.runtime(agent.agentId), { wallet: wallet.wallet })
    .commit()
  if (balance > 0) {
    const movement = { key: 'pi:test', type: 'payment' as const, amount: balance, ref: 'test', actor: 'test' }
    await addCredit(wallet, movement, async () => {}, Date.now())
  }
  return { agent, wallet }
}

describe.each(oneRegion)("an organisation's agent in %s", (region) => {
  it('charges the organisation’s wallet for answers, calls, and the leases of a dead instance', async () => {
    const { agent, wallet } = await makeOrganisationsAgent(region, 10_000_000)
    const served = makeEngine(scriptedModel(usage))
    const claims = makeClaims(agent)
    await ask(served, claims)
    await ask(makeEngine(scriptedModel(usage)), claims)
    await served.flush()
    const now = Date.now()
    const { conversationId } = claims
    await recordCall(wallet, 'call-1', {
      agentId: agent.agentId,
      conversationId,
      at: now,
      endsBy: now,
      attempt: 'a',
    })
    await chargeCall(testCosts, wallet, 'call-1', { cost: 5_000, rule: 'test', isLate: false }, now)
    await sweepExpiredLeases(testCosts, wallet, now + afterLeasesMs)
    const books = await expectBooksToBalance(wallet, [agent.agentId])
    expect({ receipts: books.receipts.length, open: books.open, calls: books.calls.length }).toEqual({
      receipts: 2,
      open: [],
      calls: 1,
    })
    const own = await expectBooksToBalance(agent.wallet, [])
    expect(own.entries.map(({ type }) => type)).toEqual(['free'])
  })

  it('does not answer without the organisation’s credit, however much its workspace has', async () => {
    const { agent } = await makeOrganisationsAgent(region, 0)
    const served = makeEngine()
    expect((await ask(served, makeClaims(agent))).code).toBe('out-of-credits')
    expect((await openVisitorSession(served, { agentId: agent.agentId, region }, unknownClient)).isOpen).toBe(
      false,
    )
  })
})
