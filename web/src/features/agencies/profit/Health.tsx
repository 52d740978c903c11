import { Badge } from '@mantine/core'
import type { OrganisationHealth } from '@parley/functions/shared/agencies/profit'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { webPaths } from '../../../lib/webPaths.ts'
import styles from './Profit.module.css'
import { t } from './texts.ts'

const colours = {
  runningOut: 'red',
  unpaid: 'red',
  failing: 'yellow',
  quiet: 'gray',
  well: 'green',
} as const satisfies Record<OrganisationHealth['state'], string>

interface HealthProps {
  region: Region
  orgId: string
  health: OrganisationHealth
}

/** The state of an organisation, why, and the one thing to do about it. */
export function Health({ region, orgId, health }: HealthProps) {
  const { state, reason, number } = health
  return (
    <span className={styles.health}>
      <Badge color={colours[state]}>{nameOf(health)}</Badge>
      <small>{t(`reason_${reason}`, { number })}</small>
      {state !== 'well' && (
        <Link to={actionOf(region, orgId, health)}>
          {t(reason === 'limitReached' ? 'action_limitReached' : `action_${state}`)}
        </Link>
      )}
    </span>
  )
}

/** Returns the name of a state; an organisation without credit has run out already. */
function nameOf({ state, reason }: OrganisationHealth): string {
  if (reason === 'noCredit') return t('outOfCredit')
  return reason === 'limitReached' ? t('atLimit') : t(`state_${state}`)
}

/** Returns the page of what can be done about an organisation's state. */
function actionOf(region: Region, orgId: string, { state, agentId }: OrganisationHealth): string {
  if (state === 'failing' && agentId) return webPaths.knowledge(region, agentId, 'questions')
  if (state === 'quiet' || state === 'unpaid') return webPaths.clientsOf(region, orgId)
  return webPaths.organisation(region, orgId)
}
