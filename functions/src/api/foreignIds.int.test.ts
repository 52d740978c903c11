import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callDeployed } from '#test/serving/callDeployed.ts'
import { clearDatabases } from '#test/emulator.ts'
import { serveTaskQueue } from '#test/serving/serveTaskQueue.ts'
import { inputFor } from '#test/procedureInputs/inputFor.ts'
import { makeTenant, type Tenant } from '#test/tenants/makeTenant.ts'
import { readVersions } from '#test/tenants/readVersions.ts'
import { replaceId, namesOfIds } from '#test/tenants/replaceId.ts'
import { callables } from '../shared/callables/callables.ts'
import type { CallableName } from '../shared/callables/callableGroups.ts'

const region = 'eu'
const marker = 'secret-of-alice'
const names = Object.keys(callables) as CallableName[]
/** The documents are compared after this many procedures: a change is by the named one or the nine before it. */
const namesPerComparison = 10

let queue: Awaited<ReturnType<typeof serveTaskQueue>>
let alice: Tenant
let bob: Tenant
beforeAll(async () => {
  vi.stubEnv('TENANT_SECRET_KEYS', `v1:${Buffer.alloc(32, 7).toString('base64')}`)
  queue = await serveTaskQueue()
  await clearDatabases()
  alice = await makeTenant(region, marker)
  bob = await makeTenant(region, 'of-bob')
})
afterAll(() => queue.stop())

/** Returns inputs with Bob's ids in each of which one id is Alice's, and one input with all of hers. */
function mixedInputs(name: CallableName): object[] {
  const base = inputFor(name, region, bob.workspaceId, bob.agentId)
  const own = Object.entries(bob.ids).reduce((input, [key, id]) => replaceId(input, key, id), base)
  const foreign = namesOfIds(own).filter((key) => key in alice.ids)
  const single = foreign.map((key) => replaceId(own, key, alice.ids[key]))
  const all = foreign.reduce((input, key) => replaceId(input, key, alice.ids[key]), own)
  return foreign.length > 1 ? [...single, all] : single
}

describe('a tenant who knows every id of another one', () => {
  it('changes and reads nothing of theirs by any procedure', { timeout: 300_000 }, async () => {
    const before = await readVersions(alice)
    expect(before.size).toBeGreaterThan(15)
    const lines: string[] = []
    let refusals = 0
    for (const [index, name] of names.entries()) {
      for (const input of mixedInputs(name)) {
        const response: unknown = await callDeployed(name, input, bob.caller.uid).catch(
          (error: { details?: unknown }) => error.details,
        )
        if (JSON.stringify(response ?? null).includes('"permission-denied"')) refusals++
        if (JSON.stringify(response ?? null).includes(marker)) lines.push(`${name} ${JSON.stringify(input)}`)
      }
      if ((index + 1) % namesPerComparison !== 0 && index < names.length - 1) continue
      expect({ name, changed: differences(before, await readVersions(alice)) }).toEqual({ name, changed: [] })
    }
    expect(lines).toEqual([])
    // Most calls are well formed, so that rights decide.
    expect(refusals).toBeGreaterThan(100)
  })
})

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path) !== after.get(path))
}
