import { toWidgetConfig } from '@parley/functions/shared/widget/toWidgetConfig'
import { useMemo } from 'react'
import { useAgentDraft } from '../draft/AgentDraftContext.ts'
import { WidgetPreview } from './WidgetPreview.tsx'

interface DraftPreviewProps {
  /** The id of the form that the settings beside it edit. */
  form?: string
  /** A sentence about what it shows, if that is not obvious. */
  hint?: string
}

/** The real widget with the draft of the agent; it follows each keystroke. */
export function DraftPreview({ form, hint }: DraftPreviewProps) {
  const agent = useAgentDraft((draft) => draft)
  const config = useMemo(() => {
    const complete = toWidgetConfig(agent, null)
    // A form that opens automatically would cover the rest of the panel.
    return { ...complete, forms: complete.forms.filter(({ id }) => id === form) }
  }, [agent, form])
  return <WidgetPreview config={config} hint={hint} {...(form !== undefined && { form })} />
}
