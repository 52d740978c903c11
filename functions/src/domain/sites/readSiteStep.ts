import type { Ports } from '../ports.ts'
import type { TaskPayload } from '../tasks/taskKinds.ts'

export async function readSiteStep(_ports: Ports, _step: TaskPayload<'readSite'>): Promise<void> {
  await Promise.resolve()
}
