import { Button, EmptyState, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { Page } from '../../../components/page/Page.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { AgentName } from './AgentName.tsx'
import styles from './Blueprints.module.css'
import { LinkDialog } from './LinkDialog.tsx'
import { t } from './texts.ts'
import { useBlueprints } from './useBlueprints.ts'

/** The agents of the workspace that others follow. */
export function BlueprintsPage() {
  const { region } = useWorkspaceRef()
  const navigate = useNavigate()
  const blueprints = useBlueprints()
  const [isMaking, setMaking] = useState(false)
  const items = blueprints.status === 'ready' ? blueprints.data.items : []
  const isEmpty = blueprints.status === 'ready' && items.length === 0
  const make = <Button onClick={() => setMaking(true)}>{t('newBlueprint')}</Button>
  return (
    <Page title={t('blueprints')} lead={t('blueprintsHint')} actions={!isEmpty && make}>
      {blueprints.status === 'loading' && <Skeleton aria-busy="true" height={160} radius="lg" />}
      {blueprints.status === 'error' && (
        <LoadFailure title={t('blueprintsNotLoaded')} error={blueprints.error} retry={blueprints.retry} />
      )}
      {isEmpty && (
        <EmptyState title={t('noBlueprints')} description={t('noBlueprintsHint')}>
          <EmptyState.Actions>{make}</EmptyState.Actions>
        </EmptyState>
      )}
      <ul className={styles.blueprints}>
        {items.map(({ masterId, count }) => (
          <li key={masterId}>
            <Link to={webPaths.blueprint(region, masterId)}>
              <AgentName agentId={masterId} />
            </Link>
            <span>{t('followers', { count })}</span>
          </li>
        ))}
      </ul>
      {isMaking && (
        <LinkDialog
          onLinked={(masterId) => void navigate(webPaths.blueprint(region, masterId))}
          onClose={() => setMaking(false)}
        />
      )}
    </Page>
  )
}
