import { ReceiptPaper } from '../../../components/receipts/ReceiptPaper.tsx'
import { signInTexts as t } from '../signInTexts.ts'

interface SceneReceiptProps {
  /** Whether it also shows the payment. */
  hasFoot?: boolean
  /** Its source, if it is not the example's own document. */
  source?: string
  /** The values of another answer than the conversation's. */
  other?: { source: string; seconds: string; amount: string; paid?: string }
}

/** The receipt of the sample answer: its sources and its cost. */
export function SceneReceipt({ hasFoot = false, source, other }: SceneReceiptProps) {
  return (
    <ReceiptPaper
      title={t('sceneRestsOn')}
      rows={[{ label: t('sceneTime'), value: other?.seconds ?? t('sceneSeconds') }]}
      total={{ label: t('sceneCredits'), value: other?.amount ?? t('sceneAmount') }}
      {...(hasFoot && { foot: other?.paid ?? t('scenePaid') })}
    >
      {source === undefined ? (other?.source ?? t('sceneSource')) : <span dir="ltr">{source}</span>}
    </ReceiptPaper>
  )
}
