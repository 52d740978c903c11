import type { ReactNode } from 'react'
import styles from './ReceiptSlip.module.css'

export interface SlipLine {
  label: string
  value: ReactNode
}

interface ReceiptSlipProps {
  /** Words, or a heading of the page. */
  title: ReactNode
  /** What stands at the end of the title's line, such as a time. */
  note?: string
  /** What comes before the figures, such as what something consists of. */
  children?: ReactNode
  rows: readonly SlipLine[]
  total?: SlipLine
  foot?: ReactNode
  /** Whether it comes out of the slot; a slip that is part of its page is there from the start. */
  isUnrolling?: boolean
}

/** A slip of paper as it comes out of a till: figures under one another, a sum, and what settles it. */
export function ReceiptSlip({
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
      {rows.length > 0 && <SlipLines lines={rows} />}
      {total && <SlipLines lines={[total]} isTotal />}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </Paper>
  )
}

/** What a receipt is printed on, for one that needs more than lines. */
export function Paper({ children, isUnrolling = false }: Pick<ReceiptSlipProps, 'children' | 'isUnrolling'>) {
  return (
    <div className={styles.slot} data-unrolling={isUnrolling || undefined}>
      <div className={styles.slip}>{children}</div>
    </div>
  )
}

/** Figures under one another, each at the end of its dots. */
export function SlipLines({ lines, isTotal = false }: { lines: readonly SlipLine[]; isTotal?: boolean }) {
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
