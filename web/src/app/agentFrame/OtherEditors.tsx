import { paths } from '@parley/functions/shared/paths'
import type { Presence } from '@parley/functions/shared/presence'
import type { Region } from '@parley/functions/shared/regions'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { memberName } from '../../features/conversations/names.ts'
import { formatList } from '../../lib/formats.ts'
import { useLiveList } from '../../lib/live.ts'
import styles from './AgentLayout.module.css'
import { useEditors } from './useEditors.ts'
import { t } from '../texts.ts'

/** Says who else has this agent open; nothing while nobody has. */
export function OtherEditors() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const workspaceId = useStoredAgent(({ ownerID }) => ownerID)
  const editors = useEditors(region, agentId)
  return (
    <output className={styles.editors}>
      {editors.length > 0 && <EditorNames region={region} workspaceId={workspaceId} editors={editors} />}
    </output>
  )
}

interface EditorNamesProps {
  region: Region
  workspaceId: string
  editors: Presence[]
}

/** The members are read only when there is somebody to name. */
function EditorNames({ region, workspaceId, editors }: EditorNamesProps) {
  const members = useLiveList('member', {
    region,
    path: paths.members(workspaceId),
    newestBy: 'joinedAt',
    count: 100,
  })
  if (members.status !== 'ready') return null
  const names = editors.map(({ ID }) => {
    const member = members.data.items.find(({ uid }) => uid === ID)
    return member ? memberName(member) : t('somebody')
  })
  const text = t('alsoOpen', { count: names.length, names: formatList(names) })
  return <span title={text}>{text}</span>
}
