import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useRef } from 'react'
import { t } from '../texts.ts'
import type { FlowErrors } from './useFlowErrors.ts'

interface ErrorCountProps {
  errors: FlowErrors
  /** Shows a node, or the errors of the whole flow. */
  onShow: (place: string) => void
}

/** Shows how many errors block publishing, and goes from one to the next. */
export function ErrorCount({ errors: { count, nodeIds }, onShow }: ErrorCountProps) {
  const last = useRef<string>(null)
  if (count === 0) return null

  function showNext() {
    const at = last.current === null ? -1 : nodeIds.indexOf(last.current)
    const next = nodeIds[(at + 1) % nodeIds.length]
    if (next === undefined) return
    last.current = next
    onShow(next)
  }

  return (
    <Button
      size="compact-sm"
      variant="light"
      color="red"
      leftSection={<IconAlertCircle size={16} />}
      title={t('showNextError')}
      onClick={showNext}
    >
      {t('errorCount', { count })}
    </Button>
  )
}
