import type { ChatMessage, WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import type { SceneEvent, WidgetScene } from '@parley/functions/shared/widget/widgetScene'
import { useCallback, useMemo, useState } from 'react'
import { WidgetFrame } from '../../../components/WidgetFrame.tsx'
import { useColorScheme, type ColorScheme } from '../../../lib/browser/colorScheme.ts'
import { PreviewChoices, type Moment } from './PreviewChoices.tsx'
import { previewConfig } from './previewConfig.ts'
import { sampleMessages } from './sampleMessages.ts'
import styles from './WidgetPreview.module.css'
import { t } from '../texts.ts'

/** Wide enough for a panel at a corner of a page. */
const minPageWidth = 500

interface WidgetPreviewProps {
  config: WidgetConfig
  /** The id of the form to show. */
  form?: string
  /** A sentence below it. */
  hint?: string | undefined
}

/** The real widget with the current draft: at its opening or in a conversation, light or dark. */
export function WidgetPreview({ config, form, hint }: WidgetPreviewProps) {
  const ownScheme = useColorScheme()
  const [scheme, setScheme] = useState<ColorScheme>()
  const [moment, setMoment] = useState<Moment>('opening')
  const [sent, setSaid] = useState<ChatMessage[]>([])
  const [run, setRun] = useState(0)
  const scene = useMemo<WidgetScene>(
    () => ({
      config: previewConfig(config, scheme ?? ownScheme),
      messages: [...(moment === 'conversation' && !form ? sampleMessages() : []), ...sent],
      form,
      run,
      isPreview: true,
    }),
    [config, scheme, ownScheme, moment, sent, form, run],
  )

  const restart = useCallback((next: Moment) => {
    setMoment(next)
    setSaid([])
    setRun((before) => before + 1)
  }, [])

  function handleEvent(event: SceneEvent) {
    if (event.type === 'restart') restart(moment)
    if (event.type !== 'send') return
    const { text } = event
    setSaid((before) => [
      ...before,
      { id: `said-${before.length}`, role: 'visitor', text, at: Date.now() },
      {
        id: `said-${before.length + 1}`,
        role: 'agent',
        text: t('previewHint'),
        at: Date.now(),
      },
    ])
  }

  return (
    <div className={styles.preview}>
      <PreviewChoices
        moment={form ? undefined : moment}
        onMoment={restart}
        scheme={config.themeType === 'auto' ? (scheme ?? ownScheme) : undefined}
        onScheme={setScheme}
      />
      <div className={styles.stage}>
        <WidgetFrame
          title={t('widgetPreview')}
          scene={scene}
          minPageWidth={minPageWidth}
          onEvent={handleEvent}
        />
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
