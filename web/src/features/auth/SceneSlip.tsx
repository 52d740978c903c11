import { ReceiptSlip } from '../../components/ReceiptSlip.tsx'
import { signInTexts as t } from './signInTexts.ts'

interface SceneSlipProps {
  /** Whether it also says what it was paid with. */
  isWhole?: boolean
}

/** What the answer of the conversation shown rests on, and what it cost. */
export function SceneSlip({ isWhole = false }: SceneSlipProps) {
  return (
    <ReceiptSlip
      title={t('sceneRestsOn')}
      rows={[{ label: t('sceneTime'), value: t('sceneSeconds') }]}
      total={{ label: t('sceneCredits'), value: t('sceneAmount') }}
      {...(isWhole && { foot: t('scenePaid') })}
    >
      {t('sceneSource')}
    </ReceiptSlip>
  )
}
