import type { Ports } from '../ports.ts'
import type { TaskPayload } from '../tasks/taskKinds.ts'

export async function assembleSite(_ports: Ports, _site: TaskPayload<'assembleSite'>): Promise<void> {
  await Promise.resolve()
}
