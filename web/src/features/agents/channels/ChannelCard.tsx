import { Badge, Button, Group, Skeleton } from '@mantine/core'
import type { ChannelState } from '@parley/functions/shared/channels/channels'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { formatDateTime } from '../../../lib/formats/formats.ts'
import type { Live } from '../../../lib/live/live.ts'
import { StateBadge } from './StateBadge.tsx'
import styles from './ChannelCard.module.css'
import { t } from './texts.ts'

interface ChannelCardProps {
  name: string
  Icon: Icon
  /** The purpose of the channel, or the connected account. */
  about: string
  /** The state of the account; missing without one. */
  state: ChannelState | undefined
  /** Since when the vendor refuses it, in milliseconds since 1970; 0 if it does not. */
  brokenAt?: number | undefined
  /** The listener of the account: an unknown account is neither connected nor changed. */
  record: Live<unknown>
  /** Missing for people without the right, and for a channel that cannot be connected. */
  onOpen?: (() => void) | undefined
}

/** A channel with a button that connects or changes it. */
export function ChannelCard({ name, Icon, about, state, brokenAt = 0, record, onOpen }: ChannelCardProps) {
  return (
    <li className={styles.card}>
      <header>
        <Icon aria-hidden="true" size={24} stroke={1.5} />
        <h2>{name}</h2>
        {state && <StateBadge state={state} />}
      </header>
      {record.status === 'loading' && <Skeleton height={40} aria-busy="true" />}
      {record.status === 'ready' && <p>{about}</p>}
      {state === 'broken' && brokenAt > 0 && (
        <p>
          {t('since')} <time dateTime={new Date(brokenAt).toISOString()}>{formatDateTime(brokenAt)}</time>
        </p>
      )}
      {state === 'broken' && <p>{t('notSentAgain')}</p>}
      {record.status === 'error' && (
        <InlineFailure text={t('channelNotLoaded', { name })} retry={record.retry} />
      )}
      {onOpen && (
        <Button
          variant="default"
          disabled={record.status !== 'ready'}
          aria-label={t(state ? 'configureNamed' : 'connectNamed', { name })}
          onClick={onOpen}
        >
          {t(state ? 'configure' : 'connect')}
        </Button>
      )}
    </li>
  )
}

interface ComingCardProps extends Pick<ChannelCardProps, 'name' | 'Icon' | 'about'> {
  /** Whether its vendor has ended the service. */
  isDeprecated?: boolean
  /** Actions that still work. */
  children?: ReactNode
}

/** A channel that is not available yet, or no longer. */
export function ComingCard({ name, Icon, about, isDeprecated = false, children }: ComingCardProps) {
  return (
    <li className={styles.card} data-coming>
      <header>
        <Icon aria-hidden="true" size={24} stroke={1.5} />
        <h2>{name}</h2>
        <span className={styles.badges}>
          {isDeprecated && <Badge color="gray">{t('deprecated')}</Badge>}
          <Badge color="gray">{t('comingSoon')}</Badge>
        </span>
      </header>
      <p>{about}</p>
      <Group gap="xs">
        <Button variant="default" disabled aria-label={t('connectNamed', { name })}>
          {t('connect')}
        </Button>
        {children}
      </Group>
    </li>
  )
}
