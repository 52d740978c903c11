import { agentBackupSchema } from '@parley/functions/shared/agents/agent'
import { maxBackups } from '@parley/functions/shared/limits'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { z } from 'zod'
import type { Live } from '../../../lib/live/live.ts'
import { runQuery } from '../../../lib/rest/runQuery.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useStoredAgent } from '../draft/AgentDraftContext.ts'

const versionSchema = agentBackupSchema.pick({
  version: true,
  at: true,
  byName: true,
  approval: true,
  reason: true,
  label: true,
})
/** A version without its content. `at` is its id. */
export type Version = z.infer<typeof versionSchema> & { isPublication: boolean }

export interface Versions {
  versions: Version[]
  /** Ids of versions whose stored form cannot be read. */
  brokenIds: string[]
}

/** Returns the publications of an agent and its saved drafts, newest first. */
export function useVersions(region: Region, agentId: string, reads = 0): Live<Versions> {
  // Read again with every publication.
  const published = useStoredAgent(({ publishedVersion }) => publishedVersion)
  return useRead(['versions', region, agentId, published, reads], () => readVersions(region, agentId), {
    keepsPrevious: true,
  })
}

/** Reads the stored versions of an agent, newest first. */
export async function readVersions(region: Region, agentId: string): Promise<Versions> {
  const documents = await runQuery(
    region,
    {
      from: [{ collectionId: 'backups' }],
      select: { fields: Object.keys(versionSchema.shape).map((fieldPath) => ({ fieldPath })) },
      orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
      limit: maxBackups,
    },
    paths.agent(agentId),
  )
  const read = documents.map(({ ID, fields }) => ({ ID, version: versionSchema.safeParse(fields).data }))
  const versions = read.flatMap(({ version }) => version ?? [])
  return {
    versions: versions.map((version, index) => ({
      ...version,
      isPublication: isPublication(version, versions.slice(index + 1)),
    })),
    brokenIds: read.filter(({ version }) => version === undefined).map(({ ID }) => ID),
  }
}

/** Returns whether a version is a publication: a saved draft has the number of the publication before it. */
function isPublication({ version }: { version: number }, earlier: readonly { version: number }[]): boolean {
  return version > 0 && !earlier.some((other) => other.version === version)
}
