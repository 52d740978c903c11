import {
  addChannels,
  countedChannels,
  noCounts,
  type ActivityCounts,
} from '@parley/functions/shared/chat/activity'
import { formatCount } from '../../lib/formats/formats.ts'
import styles from './AgentHome.module.css'
import { t } from './texts.ts'

/** The conversations of two weeks by channel; hidden if all were on the website. */
export function ByChannel({ counts }: { counts: readonly ActivityCounts[] }) {
  const sums = noCounts()
  for (const { started, channels } of counts) {
    sums.started += started
    addChannels(sums, channels)
  }
  const found = countedChannels.flatMap((kind) => {
    const count = sums.channels?.[kind] ?? 0
    return count > 0 ? [{ name: t(`channel_${kind}`), count }] : []
  })
  if (found.length === 0) return null
  const elsewhere = found.reduce((total, { count }) => total + count, 0)
  const website = { name: t('channel_website'), count: Math.max(0, sums.started - elsewhere) }
  return (
    <section className={styles.channels} aria-labelledby="by-channel">
      <h3 id="by-channel">{t('byChannel')}</h3>
      <ul>
        {[website, ...found].map(({ name, count }) => (
          <li key={name}>
            {name} <b>{formatCount(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
