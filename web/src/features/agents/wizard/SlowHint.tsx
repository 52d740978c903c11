import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { t } from './texts.ts'

const slowMs = 30_000

/** Offers to try again when something takes more than thirty seconds. */
export function SlowHint({ onRetry }: { onRetry: () => void }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    <span>
      {t('takingLonger')}{' '}
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </span>
  )
}
