import { beforeAll, describe, expect, it } from 'vitest'
import { makeHost, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { dayMs } from '../../../shared/durations.ts'
import { saveAgency } from '../agencies/saveAgency.ts'
import { countMailReport } from '../mailReputation/countMailReport.ts'
import { requestSignUp } from './requestSignUp.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('the form of requests for access in %s', (region) => {
  it('takes no requests for a week after three complaints about its emails (H-131)', async () => {
    const world = await makeOrganisation(region)
    const { agencyId, caller } = world
    const clock = { now: Date.now() }
    const ports = makePorts({ now: () => clock.now })
    await saveAgency(ports, caller, { region, agencyId, version: 0, changed: { allowSignUp: true } })
    const host = await makeHost(world)
    const needs = { ports, signing: testSigning, originOfHost: (name: string) => `https://${name}` }
    const ask = (number: number) =>
      requestSignUp(needs, {
        host,
        name: 'Ada Lovelace',
        email: `ada${number}@new.example`,
        company: '',
        message: '',
        language: 'en',
        from: `ip${number}`,
      })
    for (let number = 0; number < 3; number++) {
      await ask(number)
      const { agency, to } = ports.sent.at(-1) ?? {}
      if (!agency || !to) throw new Error('No email was sent')
      expect(agency).toEqual({ region, agencyId, isOfForm: true })
      const report = { kind: 'complained', id: `${agencyId}-${number}`, agency, to } as const
      await countMailReport({ ports, webOrigin: 'https://app.example' }, report)
    }
    await expect(ask(4)).rejects.toMatchObject({ code: 'resource-exhausted' })
    clock.now += 8 * dayMs
    await expect(ask(5)).resolves.toBeDefined()
  })
})
