import type { ReactNode } from 'react'
import styles from './ReceiptPaper.module.css'

export interface ReceiptLine {
  label: string
  value: ReactNode
}

interface ReceiptSlipProps {
  /** Text, or a heading of the page. */
  title: ReactNode
  /** Shown at the end of the title's line, for example a time. */
  note?: string
  /** Content before the amounts. */
  children?: ReactNode
  rows: readonly ReceiptLine[]
  total?: ReceiptLine
  foot?: ReactNode
  /** Animates the slip out of its slot; without it, the slip is there from the start. */
  isUnrolling?: boolean
}

/** A receipt: amounts below each other, a total, and a foot. */
export function ReceiptPaper({
  title,
  note,
  children,
  rows,
  total,
  foot,
  isUnrolling = false,
}: ReceiptSlipProps) {
  return (
    <Paper isUnrolling={isUnrolling}>
      <div className={styles.title}>
        {typeof title === 'string' ? <b>{title}</b> : title}
        {note !== undefined && <span>{note}</span>}
      </div>
      {children !== undefined && <div className={styles.part}>{children}</div>}
      {rows.length > 0 && <ReceiptLines lines={rows} />}
      {total && <ReceiptLines lines={[total]} isTotal />}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </Paper>
  )
}

/** The paper of a receipt with content other than lines. */
export function Paper({ children, isUnrolling = false }: Pick<ReceiptSlipProps, 'children' | 'isUnrolling'>) {
  return (
    <div className={`${styles.slot} lit`} data-unrolling={isUnrolling || undefined}>
      <div className={styles.slip}>{children}</div>
    </div>
  )
}

/** Amounts below each other, each at the end of a dotted line. */
export function ReceiptLines({
  lines,
  isTotal = false,
}: {
  lines: readonly ReceiptLine[]
  isTotal?: boolean
}) {
  return (
    <dl className={styles.lines} data-total={isTotal || undefined}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
