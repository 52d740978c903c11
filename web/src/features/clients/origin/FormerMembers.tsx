import { Button } from '@mantine/core'
import { paths } from '@parley/functions/shared/paths'
import type { FormerMember } from '@parley/functions/shared/workspaces/workspace'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Face } from '../../../components/Face.tsx'
import { t as componentTexts } from '../../../components/texts.ts'
import { call } from '../../../lib/call.ts'
import { formatAgo } from '../../../lib/formats/formats.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useLiveList } from '../../../lib/live/live.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { showFailure, showToast } from '../../../lib/toast.ts'
import styles from '../signUps/signUps.module.css'
import { t } from '../texts.ts'

const maxMembers = 20
const firstClients = 5
const maxClients = 100

/** Lists the clients whom former members have added, until the owner has checked them. */
export function FormerMembers() {
  const { region, workspaceId } = useWorkspaceRef()
  const titleId = useId()
  const path = paths.formerMembers(workspaceId)
  const former = useLiveList('formerMember', { region, path, newestBy: 'leftAt', count: maxMembers })
  const members = former.status === 'ready' ? former.data.items.filter(({ hasClients }) => hasClients) : []
  if (members.length === 0) return null
  return (
    <section className={styles.requests} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('formerMembers')}</h2>
      <p className={styles.lead}>{t('formerMembersHint')}</p>
      <ul>
        {members.map((member) => (
          <Row key={member.uid} member={member} />
        ))}
      </ul>
    </section>
  )
}

function Row({ member: { uid, name, leftAt } }: { member: FormerMember }) {
  const { region, workspaceId } = useWorkspaceRef()
  const mayConfirm = useMay('confirmClients')
  const { isBusy, send } = useSender()

  async function confirm() {
    try {
      await call('confirmClients', { region, workspaceId, uid, part: 'clients' }, region)
      void showToast(t('clientsChecked', { name }))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <li>
      <Face seed={uid} name={name} size={36} />
      <div className={styles.words}>
        <p>
          <b dir="auto">{name}</b>
        </p>
        <small>{t('leftAgo', { ago: formatAgo(leftAt) })}</small>
        <AddedClients uid={uid} />
      </div>
      {mayConfirm && (
        <div className={styles.answers}>
          <Button
            variant="default"
            loading={isBusy}
            aria-label={t('checkClientsNamed', { name })}
            onClick={() => void send({ work: confirm })}
          >
            {t('checkClients')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Lists the clients whom a person has added, with links to them. */
function AddedClients({ uid }: { uid: string }) {
  const { region, workspaceId } = useWorkspaceRef()
  const [count, setCount] = useState(firstClients)
  const clients = useLiveList('client', {
    region,
    path: paths.clients,
    filters: [
      ['wsId', workspaceId],
      ['addedBy', uid],
    ],
    newestBy: 'createdAt',
    count,
  })
  if (clients.status !== 'ready') return null
  const { items, end } = clients.data
  if (items.length === 0) return <p>{t('noClientsLeft')}</p>
  return (
    <>
      <ul className={styles.clients}>
        {items.map(({ ID, name, email }) => (
          <li key={ID}>
            <Link to={webPaths.client(region, ID)}>
              <bdi dir="auto">{name}</bdi>
            </Link>{' '}
            <bdi dir="ltr">{email}</bdi>
          </li>
        ))}
      </ul>
      {end && count < maxClients && (
        <Button variant="subtle" size="compact-sm" onClick={() => setCount(maxClients)}>
          {componentTexts('showMore')}
        </Button>
      )}
    </>
  )
}
