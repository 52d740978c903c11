import { paths } from '../../../shared/paths.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import type { Region } from '../../../shared/regions/regions.ts'

/** Reasons why a source is not part of the index, for its owner. */
export const failures = {
  interrupted: 'Reading this source was interrupted. Please retry.',
  notQueued: 'Reading this source could not be started. Please retry.',
  notIndexed: 'This source could not be added to what the agent knows. Please retry.',
  gone: 'The text of this source is gone. Please retry, or delete it and add it again.',
  noRoom:
    'There is no room for this source: the agent knows as much as its plan allows. Delete another source, or ' +
    'upgrade the plan, and retry.',
  tooManyWords:
    'This source holds more different words than one agent can search, as lists of numbers do. Please shorten ' +
    'it and retry.',
} as const

/** Changes a source if it is still the version that was read; a later change or deletion wins. */
export async function changeSource(
  region: Region,
  { path, version }: { path: string; version: string },
  fields: Record<string, unknown>,
): Promise<void> {
  try {
    await new Writes(region).update(path, fields, version).commit()
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
}

export function sourcePath({ agentId, sourceId }: { agentId: string; sourceId: string }): string {
  return paths.knowledgeSource(agentId, sourceId)
}
