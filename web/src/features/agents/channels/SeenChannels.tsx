import { channelStopOf, recordPathOf } from '@parley/functions/shared/channels/channelRecords'
import { channelKinds, type ChannelKind } from '@parley/functions/shared/channels/channels'
import type { Region } from '@parley/functions/shared/regions/regions'
import {
  IconBrandDiscord,
  IconBrandInstagram,
  IconBrandMessenger,
  IconBrandTelegram,
  IconBrandWhatsapp,
} from '@tabler/icons-react'
import { t as tOfBroken } from '../../../components/brokenChannels/texts.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { ChannelCard } from './ChannelCard.tsx'
import styles from './ChannelsPage.module.css'
import { t } from './texts.ts'

const looks = {
  whatsapp: { Icon: IconBrandWhatsapp, about: 'aboutWhatsapp' },
  instagram: { Icon: IconBrandInstagram, about: 'aboutInstagram' },
  messenger: { Icon: IconBrandMessenger, about: 'aboutMessenger' },
  discord: { Icon: IconBrandDiscord, about: 'aboutDiscord' },
  telegram: { Icon: IconBrandTelegram, about: 'aboutTelegram' },
} as const

interface SeenChannelsProps {
  region: Region
  agentId: string
}

/**
 * An agent's channels for a person who cannot connect any: where it answers, and what their agency must fix.
 */
export function SeenChannels(place: SeenChannelsProps) {
  return (
    <ul className={styles.cards}>
      {channelKinds.map((kind) => (
        <SeenChannel key={kind} kind={kind} {...place} />
      ))}
    </ul>
  )
}

function SeenChannel({ kind, region, agentId }: SeenChannelsProps & { kind: ChannelKind }) {
  const result = useLiveDoc('channelRecord', { region, path: recordPathOf(kind, agentId) })
  const record = result.status === 'ready' ? result.data : null
  const stop = channelStopOf(kind, record)
  const { Icon, about } = looks[kind]
  const name = t(kind)
  const stateTexts = {
    broken: `${tOfBroken('hasStopped', { channel: name })} ${tOfBroken('askProvider')}`,
    locked: `${tOfBroken('isLocked')} ${tOfBroken('askProvider')}`,
    disconnected: t('notConnected'),
    none: t(about),
  }
  return (
    <ChannelCard
      name={name}
      Icon={Icon}
      about={stateTexts[stop ?? 'none']}
      state={stop === 'disconnected' ? undefined : record?.state}
      brokenAt={stop === 'disconnected' ? 0 : record?.brokenAt}
      record={result}
    />
  )
}
