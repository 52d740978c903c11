import { Anchor, Badge, Button, Skeleton } from '@mantine/core'
import type { HostState, ShownHost } from '@parley/functions/shared/agencies/hosts'
import type { ReactNode } from 'react'
import { useDeletion } from '../../../components/dialogs/useDeletion.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { CallError } from '../../../lib/errors.ts'
import { agencyUrl } from '../../../lib/environment.ts'
import styles from './Domains.module.css'
import { t } from './domainTexts.ts'
import type { Domain } from './useDomain.ts'

const badges = {
  claimed: { color: 'yellow', text: 'notVerified' },
  proven: { color: 'yellow', text: 'notVerified' },
  hosted: { color: 'yellow', text: 'notVerified' },
  verified: { color: 'accent', text: 'verified' },
  live: { color: 'green', text: 'live' },
  failing: { color: 'red', text: 'failing' },
  lost: { color: 'red', text: 'lost' },
  releasing: { color: 'gray', text: 'releasing' },
} as const satisfies Record<HostState, object>

/** A host with its state and a button that releases it. `actions` are beside the button. */
export function DomainLine({ domain, actions }: { domain: Domain; actions?: ReactNode }) {
  const { host, state } = domain
  const deletion = useDeletion<Pick<Domain, 'host'>>({
    title: t('deleteDomain'),
    text: (item) => t('deleteDomainText', { host: item.host }),
    done: t('domainDeleted'),
    remove: async () => {
      try {
        await domain.release()
      } catch {
        throw new CallError('unavailable', t('domainNotDeleted'))
      }
    },
  })
  if (state.status === 'error')
    return <LoadFailure title={t('domainNotLoaded')} error={state.error} retry={state.retry} />
  if (state.status === 'loading') return <Skeleton height={64} radius="md" />
  return (
    <div className={styles.line}>
      <div className={styles.head}>
        <Name host={host} state={state.data} />
        <StateBadge state={state.data?.state ?? 'lost'} />
        <Button
          variant="subtle"
          color="red"
          className={styles.delete ?? ''}
          onClick={() => deletion.confirmDeletion({ host })}
        >
          {t('deleteDomain')}
        </Button>
      </div>
      <output className={styles.explained}>{t(explanationOf(state.data))}</output>
      {actions && <div className={styles.actions}>{actions}</div>}
      {deletion.question}
    </div>
  )
}

const explanations = {
  claimed: 'pending',
  proven: 'pending',
  hosted: 'pending',
  verified: 'verifiedText',
  live: 'liveText',
  failing: 'failingText',
  lost: 'lostText',
  releasing: 'releasingText',
} as const satisfies Record<HostState, string>

/**
 * Returns the explanation of a domain's state. An ended plan takes precedence over the state: nothing
 * else restores the domain.
 */
function explanationOf(host: ShownHost | null) {
  return host?.isUnpaid ? 'unpaidText' : explanations[host?.state ?? 'lost']
}

function StateBadge({ state }: { state: HostState }) {
  const { color, text } = badges[state]
  return <Badge color={color}>{t(text)}</Badge>
}

function Name({ host, state }: { host: string; state: ShownHost | null }) {
  if (state?.state !== 'live' && state?.state !== 'failing')
    return (
      <bdi dir="auto" className={styles.host}>
        {host}
      </bdi>
    )
  return (
    <Anchor className={styles.host} href={agencyUrl(host)} target="_blank" rel="noreferrer">
      <bdi dir="auto">{host}</bdi>
    </Anchor>
  )
}
