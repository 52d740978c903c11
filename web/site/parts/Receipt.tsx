import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

interface ReceiptProps {
  source: ReactNode
  seconds: string
  credits: string
  /** The payment that covered it; left out in small drawings. */
  paid?: string
}

/** The drawn receipt of an answer: its source, its time, its cost, and the payment. */
export function Receipt({ source, seconds, credits, paid }: ReceiptProps) {
  const t = useWords('signIn')
  return (
    <div className="receipt">
      <div>
        <b>{t('sceneRestsOn')}</b>
        <p dir="auto">{source}</p>
        <dl>
          <div>
            <dt>{t('sceneTime')}</dt>
            <dd>{seconds}</dd>
          </div>
          <div className="receipt-total">
            <dt>{t('sceneCredits')}</dt>
            <dd>{credits}</dd>
          </div>
        </dl>
        {paid && <p className="receipt-paid">{paid}</p>}
      </div>
    </div>
  )
}
