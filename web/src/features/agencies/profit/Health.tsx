import { Badge, Button } from '@mantine/core'
import type { OrganisationHealth } from '@parley/functions/shared/agencies/profit'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { copyText } from '../../../lib/files/copyText.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { nameOfHealth } from './nameOfHealth.ts'
import { paymentLink } from './paymentLink.ts'
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
  /** The host where the agency's clients sign in; undefined without one. */
  host: string | undefined
}

/** The state of an organisation, why, and the one thing to do about it. */
export function Health({ region, orgId, health, host }: HealthProps) {
  const { state, reason, number } = health
  return (
    <span className={styles.health}>
      <Badge color={colours[state]}>{nameOfHealth(health)}</Badge>
      <small>{t(`reason_${reason}`, { number })}</small>
      <Action region={region} orgId={orgId} health={health} host={host} />
    </span>
  )
}

function Action({ region, orgId, health, host }: HealthProps) {
  const { state, reason } = health
  if (state === 'well') return null
  if (state === 'unpaid' && host)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => void copyText(paymentLink(host, region), t('paymentLinkCopied'))}
      >
        {t('copyPaymentLink')}
      </Button>
    )
  return (
    <Link to={actionOf(region, orgId, health)}>
      {t(reason === 'limitReached' ? 'action_limitReached' : `action_${state}`)}
    </Link>
  )
}

/** Returns the page of what can be done about an organisation's state. */
function actionOf(region: Region, orgId: string, { state, agentId }: OrganisationHealth): string {
  if (state === 'failing' && agentId) return webPaths.knowledge(region, agentId, 'questions')
  // Without a host of the agency there is nowhere to pay, and its people are asked in another way.
  if (state === 'quiet' || state === 'unpaid') return webPaths.clientsOf(region, orgId)
  return webPaths.organisation(region, orgId)
}
