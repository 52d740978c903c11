import type { ReactNode } from 'react'
import styles from './ReceiptSlip.module.css'

interface SlipLine {
  label: string
  value: string
}

interface ReceiptSlipProps {
  title: string
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
    <div className={styles.slot} data-unrolling={isUnrolling || undefined}>
      <div className={styles.slip}>
        <p className={styles.title}>
          <b>{title}</b>
          {note !== undefined && <span>{note}</span>}
        </p>
        {children !== undefined && <div className={styles.part}>{children}</div>}
        {rows.length > 0 && <Lines lines={rows} />}
        {total && <Lines lines={[total]} isTotal />}
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  )
}

function Lines({ lines, isTotal = false }: { lines: readonly SlipLine[]; isTotal?: boolean }) {
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
