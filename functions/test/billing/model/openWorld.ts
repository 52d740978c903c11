import { setAutoRecharge } from '../../../src/domain/billing/payments/autoRecharge.ts'
import type { Region } from '../../../src/shared/regions/regions.ts'
import { openBilling } from '../billing.ts'
import { dice } from '../../dice.ts'
import { makeAgent, makeClaims, makeEngine } from '../../factories.ts'
import { scriptedModel } from '../../chat/scriptedModel.ts'
import { addLimitedAgent } from './agents.ts'
import { addOrg } from './addOrg.ts'
import { seatsOf } from './seats.ts'

const accounts = { na: 'us', eu: 'eu' } as const
const countries = { na: 'US', eu: 'FR' } as const
const seeds = { na: 20261121, eu: 43 } as const

/** Returns an instance whose answers cost 60 credits, so that the balance crosses the threshold often. */
export const makeInstance = () => makeEngine(scriptedModel({ inputTokens: 20_000, outputTokens: 1_000 }))

/**
 * Creates a workspace with every kind of billing data, on four instances; events wait until they are
 * released.
 */
export async function openWorld(region: Region) {
  const billing = await openBilling()
  const roll = dice(seeds[region])
  const vendor = accounts[region]
  await billing.control(vendor, '/webhooks/mode', { mode: 'hold' })
  await billing.receiveEvents(vendor)
  const account = await makeAgent(region)
  const workspaceRef = { region, workspaceId: account.workspaceId }
  await billing.addCard(account, undefined, countries[region])
  await billing.subscribeTo(account, vendor)
  await setAutoRecharge(billing.ports, account.caller, {
    ...workspaceRef,
    settings: { isOn: true, threshold: 2500, amount: 5, monthlyLimit: 50 },
  })
  const limited = await addLimitedAgent(account)
  return {
    billing,
    roll,
    vendor,
    account,
    own: workspaceRef,
    limited,
    agentIds: [account.agentId, limited.agentId],
    engines: Array.from({ length: 4 }, makeInstance),
    claims: [
      ...Array.from({ length: 6 }, () => makeClaims(account)),
      ...Array.from({ length: 3 }, () => makeClaims(limited)),
    ],
    org: await addOrg(account),
    seats: seatsOf(account, roll),
    stripe: billing.stripe(vendor),
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
