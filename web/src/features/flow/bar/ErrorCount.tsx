import { Button } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { useRef } from 'react'
import { t } from '../texts.ts'
import type { FlowErrors } from './useFlowErrors.ts'

interface ErrorCountProps {
  level: 'error' | 'warning'
  errors: FlowErrors
  /** Shows a node, or the errors of the whole flow. */
  onShow: (place: string) => void
}

/** Shows how many errors or warnings a flow has, and goes from one to the next. */
export function ErrorCount({ level, errors: { count, nodeIds }, onShow }: ErrorCountProps) {
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
      color={level === 'error' ? 'red' : 'yellow'}
      leftSection={level === 'error' ? <IconAlertCircle size={16} /> : <IconAlertTriangle size={16} />}
      title={t(level === 'error' ? 'showNextError' : 'showNextWarning')}
      onClick={showNext}
    >
      {t(level === 'error' ? 'errorCount' : 'warningCount', { count })}
    </Button>
  )
}
