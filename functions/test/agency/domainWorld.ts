import { expect } from 'vitest'
import { z } from 'zod'
import { agencySchema } from '../../src/shared/agencies/agency.ts'
import { hostSchema, type HostKind } from '../../src/shared/agencies/hosts.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { readDocument } from '../../src/store/documents.ts'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { agencyOfHost } from '../../src/domain/agency/hosts/pages/agencyOfHost.ts'
import { checkDomain } from '../../src/domain/agency/hosts/domains/checkDomain.ts'
import { claimDomain } from '../../src/domain/agency/hosts/domains/claimDomain.ts'
import { hostProof, proofName } from '../../src/domain/agency/hosts/domains/hostProof.ts'
import { refreshHost } from '../../src/domain/agency/hosts/refreshHost.ts'
import { releaseDomain } from '../../src/domain/agency/hosts/domains/releaseDomain.ts'
import { makePorts } from '../factories.ts'
import type { TestAgency } from './giveHost.ts'
import { TestNetwork, testNetwork } from '../serving/testNetwork.ts'
import { testSigning } from '../testSigning.ts'

const webOrigin = 'https://parley.example'
/** The refusal for the loser of a claim. */
export const elsewhere = 'This domain already exists on another account.'

let count = 0
export const freshHost = () => `chat${++count}.acme-${process.env['VITEST_POOL_ID']}.com`

/** Creates a test's own network and clock, in which agencies are created. */
export function openWorld() {
  const network = new TestNetwork()
  let now = Date.now()
  const ports = makePorts({ ...testNetwork(network), now: () => now })
  const needs = { ports, signing: testSigning }
  type Owner = TestAgency & { caller: Caller }
  const refOf = ({ region, agencyId }: TestAgency, kind: HostKind) => ({ region, agencyId, kind })
  return {
    network,
    needs,
    pass: (milliseconds: number) => (now += milliseconds),
    claim: (owner: Owner, domain: string, kind: HostKind = 'custom') =>
      claimDomain(needs, webOrigin, owner.caller, { ...refOf(owner, kind), domain }),
    check: (owner: Owner, kind: HostKind = 'custom') => checkDomain(needs, owner.caller, refOf(owner, kind)),
    release: (owner: Owner, kind: HostKind = 'custom') =>
      releaseDomain(needs, owner.caller, refOf(owner, kind)),
    prove: ({ agencyId }: TestAgency, host: string) =>
      network.set('TXT', proofName(host), 'v=spf1 -all', hostProof(testSigning, agencyId, host)),
    look: (host: string) => refreshHost(needs, host),
  }
}

export const registered = async (host: string) =>
  (await readDocument('na', paths.host(host), hostSchema))?.data
export const agencyIn = async ({ region, agencyId }: TestAgency) =>
  (await readDocument(region, paths.agency(agencyId), agencySchema))?.data

export const reminderOf = async (region: Region, host: string) =>
  (await readDocument(region, paths.dnsReminder(host), z.looseObject({ expiresAt: z.date() })))?.data

/** Expects INV-12: the registry names one agency, and only a host that both documents agree on is served. */
export async function expectOneOwner(host: string, agencies: TestAgency[]) {
  const registry = await registered(host)
  const served = await agencyOfHost(host)
  if (served) expect(served.agency.ID).toBe(registry?.agencyId)
  const holders = []
  for (const agency of agencies)
    if ((await agencyIn(agency))?.customDomain === host) holders.push(agency.agencyId)
  expect(holders).toEqual(registry ? [registry.agencyId] : [])
}
