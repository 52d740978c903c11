import { beforeAll, describe, expect, it } from 'vitest'
import { makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { signUpsSchema } from '../../../shared/agencies/signUp.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import { saveAgency } from '../agencies/saveAgency.ts'
import { confirmSignUp } from './confirmSignUp.ts'
import { requestSignUp } from './requestSignUp.ts'

beforeAll(clearDatabases)

async function openWorld(region: Region) {
  const world = await makeOrganisation(region)
  const { agencyId, caller } = world
  const ports = makePorts()
  await saveAgency(ports, caller, { region, agencyId, version: 0, changed: { allowSignUp: true } })
  const host = await makeHost(world)
  const needs = { ports, signing: testSigning, originOfHost: (name: string) => `https://${name}` }
  const ask = async (from: string) => {
    const email = `${randomIdentifier(10).toLowerCase()}@new.example`
    const signUp = { name: 'Ada', email, company: 'Engines', message: '', language: 'en' as const }
    const { requestId } = await requestSignUp(needs, { host, from, ...signUp })
    return { host, email, requestId, from }
  }
  const confirm = async (from: string) => {
    const result = await ask(from)
    const code = /\b\d{6}\b/.exec(ports.sent.at(-1)?.html ?? '')?.[0] ?? ''
    await confirmSignUp(ports, testSigning, { ...result, code })
  }
  const waiting = async () =>
    (await readDocument(region, paths.signUps(agencyId), signUpsSchema))?.data.requests ?? {}
  return { ask, confirm, waiting }
}

describe.each(oneRegion)('requests for access from one network in %s', (region) => {
  it('do not use up the requests of an hour with many IPs', async () => {
    const { ask } = await openWorld(region)
    // Both regions share the limits.
    const site = `2001:db8:${region === 'na' ? 1 : 2}`
    for (let subnet = 0; subnet < 30; subnet++) await ask(`${site}:${subnet}::/64`)
    await expect(ask(`${site}:99::/64`)).rejects.toMatchObject({ code: 'resource-exhausted' })
    expect(await ask('203.0.113.9')).toHaveProperty('requestId')
  })

  it('store keyed hashes of their networks, and no IP', async () => {
    const { confirm, waiting } = await openWorld(region)
    await confirm('2001:db8:9:1::/64')
    const [request] = Object.values(await waiting())
    expect(request?.networks).toHaveLength(3)
    expect(JSON.stringify(request)).not.toContain('2001')
  })
})
