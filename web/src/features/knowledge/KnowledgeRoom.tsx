import { defaultPlanLimits } from '@parley/functions/shared/limits'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { useLiveDoc } from '../../lib/live/live.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './KnowledgePage.module.css'
import { useKnowledge } from './useKnowledge.ts'
import { t } from './texts.ts'

/** Shows how much of the agent's knowledge limit is used, before it is reached. */
export function KnowledgeRoom({ region, agentId }: { region: Region; agentId: string }) {
  const { workspaceId } = useWorkspaceRef()
  const workspace = useLiveDoc('workspace', { region, path: paths.workspace(workspaceId) })
  const sources = useKnowledge(region, agentId)
  if (workspace.status !== 'ready' || sources.status !== 'ready' || sources.data.hasMore) return null
  const used = sources.data.items.reduce((sum, { characters }) => sum + characters, 0)
  const maxCharacters =
    workspace.data?.internal.planLimits?.maxKnowledgeCharacters ?? defaultPlanLimits.MAX_KB_DOCS_CHAR_COUNT
  if (used === 0) return null
  return (
    <p className={styles.room}>
      {used > 0.8 * maxCharacters
        ? t.rich('takenNearly', {
            taken: used,
            most: maxCharacters,
            link: (text) => <Link to={webPaths.billing(region, 'upgrade')}>{text}</Link>,
          })
        : t('taken', { taken: used, most: maxCharacters })}
    </p>
  )
}
