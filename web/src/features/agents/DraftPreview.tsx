import { toWidgetConfig } from '@parley/functions/shared/widget/widgetConfig'
import { useMemo } from 'react'
import { useAgentDraft } from './AgentDraftContext.ts'
import { WidgetPreview } from './WidgetPreview.tsx'

interface DraftPreviewProps {
  /** Id of the form that the settings beside it are about. */
  form?: string
  /** What it shows of the settings beside it, where that is not plain. */
  hint?: string
}

/** The real widget with the draft of the agent; it follows each keystroke. */
export function DraftPreview({ form, hint }: DraftPreviewProps) {
  const agent = useAgentDraft((draft) => draft)
  const config = useMemo(() => {
    const whole = toWidgetConfig(agent, null)
    // A form that opens by itself would cover the rest of the panel.
    return { ...whole, forms: whole.forms.filter(({ id }) => id === form) }
  }, [agent, form])
  return <WidgetPreview config={config} hint={hint} {...(form !== undefined && { form })} />
}
