import { beforeAll, describe, expect, it } from 'vitest'
import { makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { createOrganisation } from './createOrganisation.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('an agency with many organisations in %s', (region) => {
  it('has at most two thousand organisations (H-134)', async () => {
    const { workspaceId, agencyId, caller } = await makeOrganisation(region)
    const create = () => createOrganisation(makePorts(), caller, { region, workspaceId, name: 'Bakery' })
    const nameMany = (count: number) =>
      new Writes(region)
        .set(paths.organisationNames(agencyId), {
          workspaceId,
          names: Object.fromEntries(Array.from({ length: count }, (_, number) => [`org${number}`, 'A'])),
        })
        .commit()
    await nameMany(1_999)
    await expect(create()).resolves.toBeDefined()
    await expect(create()).rejects.toMatchObject({
      code: 'failed-precondition',
      refusal: { key: 'organisationsFull', values: { most: 2_000 } },
    })
  })
})
