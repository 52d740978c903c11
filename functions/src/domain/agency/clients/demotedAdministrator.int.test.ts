import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases, documentsUrl } from '#test/emulator.ts'
import { makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { paths } from '../../../shared/paths.ts'
import { changeClients } from './changeClients.ts'
import { createClient } from './createClient.ts'
import { findClientId } from './clientEmail.ts'

beforeAll(clearDatabases)

/** Takes the role away in the middle of a request, by a program that the request waits for. */
function demote(region: Region, uid: string): void {
  const url = `${documentsUrl(region)}/${paths.access(uid)}?updateMask.fieldPaths=isOrgAdmin`
  const init = {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { isOrgAdmin: { booleanValue: false } } }),
  }
  const code = `const { ok } = await fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}); if (!ok) process.exit(1)`
  execFileSync(process.execPath, ['--input-type=module', '--eval', code])
}

describe('an administrator who is demoted during their request', () => {
  it.each(oneRegion)('adds no client in %s (H-124)', async (region) => {
    const world = await makeOrganisation(region)
    const { uid, clientId, asClient } = await makeClient(world)
    const rights = { isOrgAdmin: true }
    await changeClients(makePorts(), world.caller, { region, clientIds: [clientId], change: { rights } })
    let isDemoted = false
    const ports = makePorts()
    const add = (email: string) =>
      createClient(ports, asClient, { region, orgId: world.orgId, name: 'Ada', email, password: '' })
    await add('before@clients.example')
    let uses = 0
    ports.now = () => {
      // The third time is after the administrator was authorized for the commit.
      if (++uses === 3 && !isDemoted) {
        isDemoted = true
        demote(region, uid)
      }
      return Date.now()
    }
    await expect(add('after@clients.example')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(isDemoted).toBe(true)
    expect(await findClientId(region, world.agencyId, 'after@clients.example')).toBeUndefined()
  })
})
