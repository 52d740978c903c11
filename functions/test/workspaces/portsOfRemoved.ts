import { execFileSync } from 'node:child_process'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { documentsUrl } from '../emulator.ts'
import { makePorts, type TestPorts } from '../factories.ts'

/** Takes all memberships of a person away, by a program that their request waits for. */
function removeFromWorkspaces(region: Region, uid: string): void {
  const url = `${documentsUrl(region)}/${paths.access(uid)}?updateMask.fieldPaths=ws`
  const init = {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { ws: { mapValue: { fields: {} } } } }),
  }
  const code = `const { ok } = await fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}); if (!ok) process.exit(1)`
  execFileSync(process.execPath, ['--input-type=module', '--eval', code])
}

/** Returns ports whose clock is first read between the authorization of a member and their commit. */
export function portsOfRemoved(region: Region, { uid }: Caller): TestPorts {
  let isRemoved = false
  return makePorts({
    now: () => {
      if (!isRemoved) removeFromWorkspaces(region, uid)
      isRemoved = true
      return Date.now()
    },
  })
}
