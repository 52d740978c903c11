import { Anchor, Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Face } from '../../../components/Face.tsx'
import { formatAgo } from '../../../lib/formats/formats.ts'
import { t } from '../texts.ts'
import type { NamedOrganisation } from '../useClients.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import styles from './signUps.module.css'
import { useSignUps, type WaitingSignUp } from './useSignUps.ts'

interface SignUpRequestsProps {
  agencyId: string
  /** The organisations that an approved person can join. */
  organisations: readonly NamedOrganisation[]
}

/** Lists the people who wait for access, at the top of the page; renders nothing when nobody waits. */
export function SignUpRequests({ agencyId, organisations }: SignUpRequestsProps) {
  const waiting = useSignUps(agencyId)
  const [answered, setAnswered] = useState<{ request: WaitingSignUp; isApproval: boolean }>()
  const titleId = useId()
  const close = () => setAnswered(undefined)
  return (
    <>
      {waiting.length > 0 && (
        <section className={styles.requests} aria-labelledby={titleId}>
          <h2 id={titleId}>{t('peopleAsk', { count: waiting.length })}</h2>
          <ul>
            {waiting.map((request) => (
              <Row
                key={request.id}
                request={request}
                onAnswer={(isApproval) => setAnswered({ request, isApproval })}
              />
            ))}
          </ul>
        </section>
      )}
      {answered?.isApproval === true && (
        <ApproveDialog
          agencyId={agencyId}
          request={answered.request}
          organisations={organisations}
          onClose={close}
        />
      )}
      {answered?.isApproval === false && (
        <DeclineDialog agencyId={agencyId} request={answered.request} onClose={close} />
      )}
    </>
  )
}

interface RowProps {
  request: WaitingSignUp
  onAnswer: (isApproval: boolean) => void
}

function Row({ request, onAnswer }: RowProps) {
  const { id, name, email, company, message, at } = request
  return (
    <li>
      <Face seed={id} name={name} size={36} />
      <div className={styles.words}>
        <p>
          <b dir="auto">{name}</b> · <bdi dir="auto">{company}</bdi>
        </p>
        <small>
          <Anchor href={`mailto:${email}`} inherit>
            <bdi dir="auto">{email}</bdi>
          </Anchor>
          {' · '}
          {formatAgo(at)}
        </small>
        {message && (
          <p className={styles.message} dir="auto">
            {message}
          </p>
        )}
      </div>
      <div className={styles.answers}>
        <Button variant="default" aria-label={t('declineNamed', { name })} onClick={() => onAnswer(false)}>
          {t('decline')}
        </Button>
        <Button aria-label={t('approveNamed', { name })} onClick={() => onAnswer(true)}>
          {t('approve')}
        </Button>
      </div>
    </li>
  )
}
