import { agentBackupSchema } from '@parley/functions/shared/agent'
import { maxBackups } from '@parley/functions/shared/limits'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import type { z } from 'zod'
import type { Live } from '../../lib/live.ts'
import { runQuery } from '../../lib/runQuery.ts'
import { useRead } from '../../lib/useRead.ts'
import { useStoredAgent } from './AgentDraftContext.ts'

const versionSchema = agentBackupSchema.pick({
  version: true,
  at: true,
  approval: true,
  reason: true,
  label: true,
})
/** A version without the agent that it holds. `at` is its id. */
export type Version = z.infer<typeof versionSchema> & { isPublication: boolean }

/** What was published of an agent and what was kept of its draft, newest first. */
export function useVersions(region: Region, agentId: string, reads = 0): Live<Version[]> {
  // Read anew with every publication.
  const published = useStoredAgent(({ publishedVersion }) => publishedVersion)
  return useRead(['versions', region, agentId, published, reads], async () => {
    const found = await runQuery(
      region,
      {
        from: [{ collectionId: 'backups' }],
        select: { fields: Object.keys(versionSchema.shape).map((fieldPath) => ({ fieldPath })) },
        orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
        limit: maxBackups,
      },
      paths.agent(agentId),
    )
    const versions = found.map(({ fields }) => versionSchema.parse(fields))
    return versions.map((version, index) => ({
      ...version,
      isPublication: isPublication(version, versions.slice(index + 1)),
    }))
  })
}

/** Drafts that were only kept bear the version that was published before them. */
function isPublication({ version }: { version: number }, earlier: readonly { version: number }[]): boolean {
  return version > 0 && !earlier.some((other) => other.version === version)
}
