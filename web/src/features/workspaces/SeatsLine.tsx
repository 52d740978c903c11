import { Link } from 'react-router-dom'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import type { Team } from './useTeam.ts'
import styles from './WorkspacePage.module.css'

/** How many seats are taken, and the way to more of them before somebody needs it. */
export function SeatsLine({ team: { workspace, members, seats } }: { team: Team }) {
  const { region } = useWorkspaceRef()
  const { isPayAsYouGo } = workspace.internal
  const open = seats.taken - members.length
  return (
    <div className={seats.isFull ? styles.full : styles.seats} role={seats.isFull ? 'status' : undefined}>
      <b>
        {seats.taken} of {seats.most} seats
      </b>{' '}
      used: {counted(members.length, 'member')}
      {open > 0 && `, ${counted(open, 'open invite')}`}.{' '}
      {seats.taken > seats.most && 'Whoever is here stays, but nobody new can join. '}
      <Link to={webPaths.billing(region, isPayAsYouGo ? 'modify' : 'upgrade')}>
        {isPayAsYouGo ? 'Add seats' : 'Upgrade to add seats'}
      </Link>
    </div>
  )
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
