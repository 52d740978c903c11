import { Badge, Button, Checkbox, Skeleton } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import {
  compareWithBlueprint,
  sharedFields,
  type BlueprintLink,
} from '@parley/functions/shared/agents/blueprint'
import { paths } from '@parley/functions/shared/paths'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx'
import { call } from '../../../lib/call.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { AgentName } from './AgentName.tsx'
import styles from './Blueprints.module.css'
import { DifferenceList } from './DifferenceList.tsx'
import { t } from './texts.ts'

interface FollowerProps {
  master: Agent
  link: BlueprintLink
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** An agent that follows: whether it gets the next send, and its changes. */
export function Follower({ master, link, isChosen, onChoose }: FollowerProps) {
  const { region } = useWorkspaceRef()
  const { agentId } = link
  const agent = useLiveDoc('agent', { region, path: paths.agent(agentId) })
  const [isUnlinking, setUnlinking] = useState(false)
  const agentNow = agent.status === 'ready' ? agent.data : null
  const difference = useMemo(
    () => agentNow && compareWithBlueprint(sharedFields(master), sharedFields(agentNow), link),
    [master, agentNow, link],
  )
  if (!agentNow || !difference)
    return (
      <li>
        <Skeleton height={44} aria-busy={agent.status === 'loading'} />
      </li>
    )
  const { changes, conflicts, kept } = difference
  const isSame = changes.length + conflicts.length === 0
  return (
    <li>
      <div className={styles.follower}>
        <Checkbox
          aria-label={t('selectAgent', { title: agentNow.title })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <Link to={webPaths.agent(region, agentId)}>
          <AgentName agentId={agentId} />
        </Link>
        <span className={styles.state}>
          {changes.length > 0 && <Badge>{t('changes', { count: changes.length })}</Badge>}
          {conflicts.length > 0 && (
            <Badge color="yellow">{t('conflicts', { count: conflicts.length })}</Badge>
          )}
          {isSame && <Badge color="gray">{t('upToDate')}</Badge>}
        </span>
        <Button variant="subtle" color="gray" size="xs" onClick={() => setUnlinking(true)}>
          {t('unlink')}
        </Button>
      </div>
      {changes.length > 0 && <DifferenceList lead={t('changesHint')} changes={changes} />}
      {conflicts.length > 0 && (
        <DifferenceList
          lead={t('conflictsHint')}
          changes={conflicts}
          settles={{ agentId, masterId: master.ID, choices: ['keep', 'take'] }}
        />
      )}
      {kept.length > 0 && (
        <details className={styles.kept}>
          <summary>{`${t('kept')} (${kept.length})`}</summary>
          <DifferenceList
            lead={t('keptHint')}
            changes={kept}
            settles={{ agentId, masterId: master.ID, choices: ['take'] }}
          />
        </details>
      )}
      {isUnlinking && (
        <ConfirmDialog
          title={t('unlinkTitle')}
          text={t('unlinkHint')}
          action={t('unlink')}
          onConfirm={async () => void (await call('unlinkAgent', { region, agentId }, region))}
          onClose={() => setUnlinking(false)}
        />
      )}
    </li>
  )
}
