import styles from './Sparkline.module.css'

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[]
  /** Any CSS colour. */
  colour: string
  /** The text for screen readers. */
  label: string
}

/** A small line chart with the height of a text line; its last value is marked. */
export function Sparkline({ values, colour, label }: SparklineProps) {
  const max = Math.max(1, ...values)
  const isStill = values.every((value) => value === 0)
  const points = values.map((value, index) => [
    values.length < 2 ? 100 : (index / (values.length - 1)) * 100,
    (1 - value / max) * 100,
  ])
  const line = points.map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const end = points.at(-1)?.[1] ?? 100
  return (
    <span className={styles.sparkline} style={{ color: isStill ? 'var(--line-strong)' : colour }}>
      <span className="unseen">{label}</span>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {!isStill && <polygon points={`0,100 ${line} 100,100`} />}
        <polyline points={line} />
      </svg>
      {!isStill && <i style={{ insetBlockStart: `${end}%` }} />}
    </span>
  )
}
