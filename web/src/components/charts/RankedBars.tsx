import { formatPercent } from '../../lib/formats/formats.ts'
import styles from './RankedBars.module.css'

export interface RankedPart {
  id: string
  name: string
  /** Any CSS colour. */
  colour: string
  value: number
  /** The components of the part, if it has several; a pale one is mixed with the background. */
  split?: readonly { share: number; isPale: boolean }[]
  hint?: string
}

interface RankedBarsProps {
  /** The largest first. */
  parts: readonly RankedPart[]
  format: (value: number) => string
}

/**
 * Each part with its name, its amount and its share of all, which is the length of its bar. Only for the
 * eyes, as `DayLines`.
 */
export function RankedBars({ parts, format }: RankedBarsProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <ol className={styles.ranked}>
      {parts.map(({ id, name, colour, value, split = [{ share: 1, isPale: false }], hint }) => (
        <li key={id}>
          <span className={styles.name} dir="auto" title={name}>
            {name}
          </span>
          <b>{format(value)}</b>
          <small>{formatPercent(shareOf(value, total))}</small>
          <span className={styles.track}>
            <span style={{ inlineSize: `${shareOf(value, total) * 100}%`, color: colour }}>
              {split.map(({ share, isPale }, index) => (
                <i key={index} data-pale={isPale} style={{ flexGrow: share }} />
              ))}
            </span>
          </span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </li>
      ))}
    </ol>
  )
}

function shareOf(value: number, total: number): number {
  return total === 0 ? 0 : value / total
}
