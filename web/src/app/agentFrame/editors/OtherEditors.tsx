import { paths } from '@parley/functions/shared/paths'
import type { Presence } from '@parley/functions/shared/chat/presence'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Member } from '@parley/functions/shared/workspaces/workspace'
import { useEffect } from 'react'
import { useAgentEditing, useStoredAgent } from '../../../features/agents/draft/AgentDraftContext.ts'
import { memberName } from '../../../features/conversations/names.ts'
import { formatList } from '../../../lib/formats/formats.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import styles from '../AgentLayout.module.css'
import { showColleagues } from '../../../lib/agents/editedNode.ts'
import { useEditors } from './useEditors.ts'
import { t } from '../../texts.ts'

/** Names the other members who have this agent open; empty if none exist. */
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

/** Names the editors; members are only read if there is an editor to name. */
function EditorNames({ region, workspaceId, editors }: EditorNamesProps) {
  const members = useLiveList('member', {
    region,
    path: paths.members(workspaceId),
    newestBy: 'joinedAt',
    count: 100,
  })
  useEffect(() => {
    if (members.status !== 'ready') return
    const items = members.data.items
    showColleagues(editors.map(({ ID, place = '' }) => ({ name: nameOf(ID, items), nodeId: place })))
    return () => showColleagues([])
  }, [members, editors])
  if (members.status !== 'ready') return null
  const names = editors.map(({ ID }) => nameOf(ID, members.data.items))
  const text = t('alsoOpen', { count: names.length, names: formatList(names) })
  return <span title={text}>{text}</span>
}

function nameOf(uid: string, members: readonly Member[]): string {
  const member = members.find((one) => one.uid === uid)
  return member ? memberName(member) : t('somebody')
}
