import { Link } from 'react-router-dom'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import type { Team } from './useTeam.ts'
import styles from './WorkspacePage.module.css'
import { t } from './texts.ts'

/** Shows how many seats are taken, with a link to buy more. */
export function SeatsLine({ team: { workspace, members, seats } }: { team: Team }) {
  const { region } = useWorkspaceRef()
  const { isPayAsYouGo } = workspace.internal
  const open = seats.taken - members.length
  return (
    <div className={seats.isFull ? styles.full : styles.seats} role={seats.isFull ? 'status' : undefined}>
      {t.rich('seatsUsed', {
        taken: seats.taken,
        most: seats.most,
        members: members.length,
        invites: open,
        b: (text) => <b>{text}</b>,
      })}{' '}
      {seats.taken > seats.most && t('seatsOver')}
      <Link to={webPaths.billing(region, isPayAsYouGo ? 'modify' : 'upgrade')}>
        {isPayAsYouGo ? t('addSeats') : t('upgradeToAddSeats')}
      </Link>
    </div>
  )
}
